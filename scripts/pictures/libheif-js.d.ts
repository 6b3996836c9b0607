/** The part of libheif that scripts/pictures/heic.ts uses. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    /** Writes the pixels into `image.data`; passes null if they cannot be decoded. */
    display(image: ImageData, done: (image: ImageData | null) => void): void
    free(): void
  }
  export interface ImageData {
    data: Uint8ClampedArray
    width: number
    height: number
  }
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }
  export default libheif
}
