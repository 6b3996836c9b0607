// The W3C's HTML checker, vnu.jar, which needs a Java runtime.
import { spawnSync } from 'node:child_process'
import { EXPORTS } from '../export/out'
import { OTHER_COMPANY, folderOf } from '../support/variants'

/** The one file of vnu-jar that runs: it has no JavaScript to import. */
const CHECKER = 'tests/audit/node_modules/vnu-jar/build/dist/vnu.jar'

/** What vnu.jar writes for --format json. */
interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning'
  message: string
  url: string
  extract?: string
}

/** What it finds wrong in pages that are right, with the reason. */
const ACCEPTED = [
  // Its CSS checker is years behind browsers; stylelint reads the styles.
  /^CSS: /,
  // rel=expect may have it as well: html.spec.whatwg.org, “the blocking attribute”.
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\. .*<link rel="expect"/s,
  // WebMCP's declarative API: components/web-mcp.d.ts.
  /^Attribute “tool(name|description|paramdescription)” not allowed on element “(form|input|textarea|select|fieldset)”/,
  // The source on a phone has one file and no width descriptor.
  /^When the “srcset” attribute .* the “sizes” attribute must .*<source media="[^"]*" srcSet="[^ "]*("|$)/s,
  // A page in a file has no origin, so 'self' allows nothing; JSON-LD is data and never runs.
  / violates Content Security Policy \(meta tag\): /,
]

const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava) console.warn('There is no Java runtime: what the W3C’s HTML checker finds is not tested here.')

const folders = [...EXPORTS, ...(process.env.OWN_SITE ? [] : [folderOf(OTHER_COMPANY)])]
const checked = hasJava ? folders : []
;(checked.length > 0 ? test.each(checked) : test.skip.each(folders))(
  'the W3C’s HTML checker finds nothing wrong with a page in %s',
  (folder) => {
    const args = ['-Xss2m', '-jar', CHECKER, '--skip-non-html', '--format', 'json', '--exit-zero-always', folder]
    const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 100_000_000 })
    const { messages } = JSON.parse(stderr) as { messages: Message[] }
    const wrong = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    // React closes each void element: that alone is told of every page, so each was read.
    expect(messages.length).toBeGreaterThan(wrong.length)
    expect(
      wrong.flatMap(({ message, url, extract }) =>
        ACCEPTED.some((accepted) => accepted.test(`${message} ${extract}`)) ? [] : [`${url}: ${message} ${extract}`],
      ),
    ).toEqual([])
  },
  300_000,
)
