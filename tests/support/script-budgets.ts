/** The largest sizes of scripts in bytes of brotli, as the export has them and as they are sent. */
export const SCRIPT_BUDGETS = {
  /** Before the visitor does anything. */
  loader: 1540,
  /** Loaded by a first gesture that does not press a quote button. */
  gesture: 12_000,
  /** The forms of the pricing page and of the page that compares quotes. */
  prices: 1650,
  /** The quote dialog. */
  dialog: 85_000,
}
