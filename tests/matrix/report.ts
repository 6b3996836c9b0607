/** The result of one scenario. */
export interface ScenarioResult {
  /** 1 where the visitor submitted the form, or 0. */
  submitted: number
  /** Requests with a lead that reached the endpoint. */
  requests: number
  stored: number
  /** 1 where the page confirmed the request, or 0. */
  confirmed: number
  duplicates: number
  lost: number
  /** 1 where the page showed no status, or 0. */
  withoutStatus: number
  /** What was not as expected, in sentences. */
  violations: string[]
  /** What happened, each line with its time in ms. */
  log: string[]
}

/** Collects the result of a scenario while it runs. */
export class Report {
  readonly result: ScenarioResult = {
    ...{ submitted: 0, requests: 0, stored: 0, confirmed: 0, duplicates: 0, lost: 0, withoutStatus: 0 },
    violations: [],
    log: [],
  }
  private readonly startedAt = Date.now()

  log(text: string): void {
    this.result.log.push(`${String(Date.now() - this.startedAt).padStart(6)} ${text}`)
  }

  violation(text: string): void {
    this.result.violations.push(text)
    this.log(`VIOLATION ${text}`)
  }
}
