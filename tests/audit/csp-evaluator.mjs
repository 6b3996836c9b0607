// Judges policies as Google's CSP Evaluator does. Reads a list of them as JSON, and writes what it
// finds in each. A separate program, since the package has no types.
import { readFileSync } from 'node:fs'
import { loadTool } from './load-tool.mjs'

const { CspEvaluator } = await loadTool('csp_evaluator')
const { CspParser } = await loadTool('csp_evaluator/dist/parser.js')
const { Severity } = await loadTool('csp_evaluator/dist/finding.js')

/** @param {string} policy */
const judge = (policy) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map((/** @type {{ severity: number, directive: string, value?: string, description: string }} */ finding) =>
      [Severity[finding.severity], finding.directive, finding.value, finding.description].join(' '),
    )

console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(judge)))
