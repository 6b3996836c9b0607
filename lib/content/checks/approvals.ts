import { YAML_FILES } from '../entries'
import type { Loaded } from '../load'
import type { Problem } from '../problem'

/** Each approval belongs to an existing text. */
export function checkApprovals({ content: { approvals }, texts, placeIn }: Loaded): Problem[] {
  return Object.keys(approvals?.approvals ?? {})
    .filter((file) => !texts.has(file))
    .map((file) => ({
      ...placeIn(YAML_FILES.approvals, ['approvals', file]),
      found: 'an approval of a file that is not a text of the site',
      expected: 'an existing file: delete this approval together with its file, or change it to the file’s new name',
    }))
}
