/** As much of each request is always read, in bytes: uploads never keep a text out. */
const SMALL_BYTES = 64 * 1024

/** The memory that one request's upload takes. */
interface Upload {
  /** Takes memory for the next bytes; returns false if other uploads leave too little. */
  take: (bytes: number) => boolean
  /** Gives back what it has taken. */
  end: () => void
}

/** Limits the memory that uploads take at the same time to `most` bytes. Returns how one begins. */
export function createUploads(most: number): () => Upload {
  let all = 0
  return () => {
    let read = 0
    let taken = 0
    return {
      take: (bytes) => {
        read += bytes
        if (read <= SMALL_BYTES) return true
        if (all + bytes > most) return false
        taken += bytes
        all += bytes
        return true
      },
      end: () => void (all -= taken),
    }
  }
}
