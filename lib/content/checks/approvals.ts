import { YAML_FILES } from '../entries'
import type { Loaded } from '../load'
import type { Problem } from '../problem'

/** Each approval is of a text that is there. */
export function checkApprovals({ content: { approvals }, texts, placeIn }: Loaded): Problem[] {
  return Object.keys(approvals?.approvals ?? {})
    .filter((file) => !texts.has(file))
    .map((file) => ({
      ...placeIn(YAML_FILES.approvals, ['approvals', file]),
      found: 'the approval of a file that is no text of the site',
      expected: 'a file that is there: delete this approval with its file, or give it the file’s new name',
    }))
}
