import fc from 'fast-check'

export const RUNS = { numRuns: 1000 }

/** A property that holds for 1,000 generated inputs. */
export const always = <Input>(input: fc.Arbitrary<Input>, holds: (input: Input) => void) =>
  fc.assert(fc.property(input, holds), RUNS)
