import { colourToState, isStated, lowContrasts } from '../../brand/low-contrast'
import { LEAST, unseen } from '../../brand/logo-contrast'
import { palettesOf, type Scheme } from '../../brand/palette'
import { YAML_FILES } from '../entries'
import type { Loaded } from '../load'
import { LOGO_FILES } from '../logos'
import { memoize } from '../memoize'
import type { Problem } from '../problem'
import type { Role } from '../schema/colours'

/** Colours and parts of the logo that cannot be seen where they are used. */
export function checkBrand({ content: { colours, mark, wordmark } }: Loaded): Problem[] {
  if (!colours) return []
  const palettes = palettesOf(colours)
  const toState = memoize((scheme: Scheme) => memoize((role: Role) => colourToState(colours, scheme, role)))
  const instead = (scheme: Scheme, roles: Role[]) => {
    const stated = roles.filter((role) => isStated(colours, role))
    for (const role of stated) {
      const proposal = toState(scheme)(role)
      if (proposal) {
        return `The nearest colour that passes: ${proposal.name}: '${proposal.colour}', below ${proposal.part}`
      }
    }
    return stated.length > 0
      ? `No lightness of ${stated.join(' or ')} passes everywhere: choose others together, or begin with a preset`
      : 'Both are derived from other colours: correct the stated ones, or state one of these two'
  }
  const pairs = lowContrasts(colours).map(({ scheme, role, ground, ratio, least }): Problem => {
    const [drawn, below] = [palettes[scheme][role], palettes[scheme][ground]]
    return {
      file: YAML_FILES.colours,
      field: `${role} on ${ground}, ${scheme}`,
      found: `${drawn} on ${below}, ${inWords(ratio)}`,
      expected: `at least ${least}:1. ${instead(scheme, [role, ground])}`,
    }
  })
  const logos = Object.entries({ mark, wordmark }).flatMap(([name, drawing]) =>
    (drawing ? unseen(drawing, palettes) : []).map(({ ground, scheme, colour, ratio }): Problem => ({
      file: LOGO_FILES[name as keyof typeof LOGO_FILES],
      field: `the logo on ${ground}, ${scheme}`,
      found: `${colour} on ${palettes[scheme][ground]}, ${inWords(ratio)} at best`,
      expected: `at least one of its colours with ${LEAST}:1: paint what has to be seen with currentColor or var(--color-mark), which change with the background`,
    })),
  )
  return [...pairs, ...logos]
}

/** A contrast, rounded down, so that a failing value never looks like a passing one. */
const inWords = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`
