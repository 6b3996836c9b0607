import { lowContrasts } from '../../brand/contrast'
import { LEAST, unseen } from '../../brand/logo-contrast'
import { palettesOf, SCHEMES } from '../../brand/palette'
import { YAML_FILES } from '../entries'
import type { Loaded } from '../load'
import { LOGO_FILES } from '../logos'
import type { Problem } from '../problem'

/** What of the company's colours and logo cannot be seen where it stands. */
export function checkBrand({ content: { colours, mark, wordmark } }: Loaded): Problem[] {
  if (!colours) return []
  const palettes = palettesOf(colours)
  const pairs = SCHEMES.flatMap((scheme) =>
    lowContrasts(palettes[scheme]).map(({ role, ground, ratio, least, instead }): Problem => {
      const [drawn, below] = [palettes[scheme][role], palettes[scheme][ground]]
      return {
        file: YAML_FILES.colours,
        field: `${role} on ${ground}, ${scheme}`,
        found: `${drawn} on ${below}, ${inWords(ratio)}`,
        expected: `at least ${least}:1. ${
          instead
            ? `The nearest colour that passes: ${instead.role}: '${instead.colour}', below ${scheme}`
            : `No lightness of either passes everywhere: choose others together, or begin with a preset`
        }`,
      }
    }),
  )
  const logos = Object.entries({ mark, wordmark }).flatMap(([name, drawing]) =>
    (drawing ? unseen(drawing, palettes) : []).map(({ ground, scheme, colour, ratio }): Problem => ({
      file: LOGO_FILES[name as keyof typeof LOGO_FILES],
      field: `the logo on ${ground}, ${scheme}`,
      found: `${colour} on ${palettes[scheme][ground]}, ${inWords(ratio)} at best`,
      expected: `at least one of its colours with ${LEAST}:1: paint what has to be seen with currentColor or var(--color-mark), which change with the ground`,
    })),
  )
  return [...pairs, ...logos]
}

/** A contrast, rounded down: what fails must not read as if it passed. */
const inWords = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`
