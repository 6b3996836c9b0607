/**
 * The transfer size that a text may add to a page, in bytes of brotli: an owner who adds a
 * paragraph breaks no budget.
 */
export const textWeight = (text: string): number => (text.replaceAll(/\s+/g, ' ').length / 1000) * 300
