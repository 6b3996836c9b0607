/** Thrown when the probe proves nothing: why, and what to do. */
export class NotProven extends Error {
  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(message)
    this.name = 'NotProven'
  }
}
