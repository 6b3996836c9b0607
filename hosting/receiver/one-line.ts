/** A text without line breaks and invisible characters, truncated to `most` characters. */
export const oneLine = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, most)
