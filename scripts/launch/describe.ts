import { describePlace, type Unconfirmed } from '../../lib/content/problem'
import type { LaunchStep } from './steps'

/** The maximum number of values per file that are listed individually without --all. */
const FEW = 3

/** The steps as a list for a terminal, with what remains of each. */
export function describeSteps(steps: readonly LaunchStep[], { all }: { all: boolean }): string {
  const done = steps.filter(({ left }) => left.length === 0).length
  const head =
    done === steps.length
      ? 'Everything that can be checked is done:'
      : `${done} of ${steps.length} steps to the launch are done. Take the others in this order (docs/launch.md says more):`
  return [head, ...steps.map((step) => describeStep(step, all).join('\n'))].join('\n\n') + '\n'
}

function describeStep({ title, why, confirm, left, unused }: LaunchStep, all: boolean): string[] {
  if (left.length === 0) return [unused ? `[-] ${title}: ${unused}, which is allowed` : `[x] ${title}`]
  const files = [...new Set(left.map(({ file }) => file))]
  const count = `${left.length} ${left.length === 1 ? 'value' : 'values'} in ${files.length} ${files.length === 1 ? 'file' : 'files'}`
  return [
    `[ ] ${title}: ${count}`,
    `    why      ${why}`,
    `    confirm  ${confirm}`,
    ...files.flatMap((file) =>
      describeFile(
        file,
        left.filter((each) => each.file === file),
        all,
      ),
    ),
  ]
}

function describeFile(file: string, left: readonly Unconfirmed[], all: boolean): string[] {
  if (all || left.length <= FEW)
    return left.flatMap(({ field, reason, places = [] }) => [
      `    ${file}  ${field}  (${reason})`,
      ...places.map((place) => `      ${describePlace(place)}`),
    ])
  const some = left.slice(0, FEW).map(({ field }) => field)
  return [`    ${file}  ${left.length} values: ${some.join(', ')} … (--all lists each)`]
}
