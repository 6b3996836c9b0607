// The fault matrix: data only. scenario.ts says what a scenario means, run-scenario.ts runs it.
import { exceedsTimeout, responseKind } from './responses'
import type { Scenario } from './scenario'
import { FORM_SCENARIOS } from './form-scenarios'
import { SENDING_SCENARIOS } from './sending-scenarios'

/** Every scenario, each with a unique name. */
export const SCENARIOS: readonly Scenario[] = [...SENDING_SCENARIOS, ...FORM_SCENARIOS]

/** The fields in which scenarios differ, without their responses and expectations. */
const DIMENSIONS = [
  'group',
  'form',
  'script',
  'change',
  'fillMethod',
  'message',
  'outage',
  'submit',
  'moment',
  'nextAction',
  'edit',
] as const

/** The values of a scenario's fields, and the kinds of its responses. */
const featuresOf = (scenario: Scenario): string[] => [
  ...DIMENSIONS.map((field) => `${field}: ${scenario[field]}`),
  ...scenario.responses.map((response) => `response: ${responseKind(response)}`),
]

/**
 * The part of the scenarios that `npm test` runs. It covers every value of every field and every
 * kind of response: each next scenario is the one that covers most of what is not covered yet.
 * Scenarios in which the site waits until its time-out are left out.
 */
export function selectSample(all: readonly Scenario[]): Scenario[] {
  const candidates = all.filter(
    ({ responses, nextAction }) => nextAction !== 'stays' || !responses.some(exceedsTimeout),
  )
  const uncovered = new Set(candidates.flatMap(featuresOf))
  const countNew = (scenario: Scenario) => new Set(featuresOf(scenario).filter((value) => uncovered.has(value))).size
  const chosen: Scenario[] = []
  while (uncovered.size > 0) {
    const next = candidates.reduce((best, scenario) => (countNew(scenario) > countNew(best) ? scenario : best))
    for (const value of featuresOf(next)) uncovered.delete(value)
    chosen.push(next)
  }
  return chosen
}
