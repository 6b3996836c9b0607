import { createHash } from 'node:crypto'
import type { Texts } from './claims'
import { YAML_FILES } from './entries'
import type { Problem, Unconfirmed } from './problem'
import type { Approval, Approvals } from './schema/approvals'

/** The hash of a text's current wording; any change to the text changes it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * The texts whose current wording nobody has approved, each with the approval of an earlier
 * wording, if any.
 */
export function unapproved({ approvals }: Approvals, texts: Texts): { file: string; earlier?: Approval }[] {
  return [...texts].flatMap(([file, text]) => {
    const earlier = approvals[file]
    if (!earlier) return [{ file }]
    return earlier.hash === hashOf(text) ? [] : [{ file, earlier }]
  })
}

/** What the launch is waiting for until somebody has approved each text. */
export function awaitingApproval(approvals: Approvals, texts: Texts): Unconfirmed[] {
  return unapproved(approvals, texts).map(({ file, earlier }) => ({
    file: YAML_FILES.approvals,
    field: file,
    reason: earlier ? `changed since ${earlier.by} approved it on ${earlier.on}` : 'not approved',
  }))
}

/** The approved texts that have changed since. */
export function outdatedApprovals(approvals: Approvals, texts: Texts): Problem[] {
  return unapproved(approvals, texts).flatMap(({ file, earlier }) =>
    earlier
      ? [
          {
            file,
            field: 'the whole file',
            found: `a different text from the one that ${earlier.by} approved on ${earlier.on}`,
            expected: `the text that was approved: read it again, then npm run approve -- ${file} --by "Your Name"`,
          },
        ]
      : [],
  )
}
