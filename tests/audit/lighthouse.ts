import { loadTool } from './load-tool.mjs'

/** The result of one Lighthouse audit. */
export interface Audit {
  id: string
  title: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  displayValue?: string
  explanation?: string
  errorMessage?: string
  details?: object
}

/** The part of a Lighthouse 13 result that the benchmark reads. */
export interface Result {
  audits: Record<string, Audit>
  categories: Record<string, { id: string; score: number | null }>
  runtimeError?: { message: string }
}

interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; logLevel: string },
    config: object | undefined,
  ) => Promise<{ lhr: Result } | undefined>
  desktopConfig: object
}

const lighthouse: Lighthouse = await loadTool('lighthouse')

/** Measures a page in the Chromium at `port`, as on a phone or on a desktop computer. */
export async function measureWithLighthouse(url: string, port: number, preset: string): Promise<Result> {
  const config = preset === 'desktop' ? lighthouse.desktopConfig : undefined
  const result = await lighthouse.default(url, { port, logLevel: 'error' }, config)
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  return result.lhr
}
