import fc from 'fast-check'
import { keptCopy, plan, recordPath, servedFiles, type DeploymentRecord, type Step } from '../../scripts/deploy/plan'
import { DEFAULT_CACHING, IMMUTABLE } from '../../scripts/policy/headers-file'
import { sha256, type FileEntry, type Version } from '../../scripts/release/manifest'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const INDEX = 'index.html'
const PAGES = [INDEX, ...['a', 'b', 'c', 'd'].map((name) => `${name}/index.html`)]

/** What a page of these tests says: the paths of the files that it names, and of pages. */
interface Text {
  files: string[]
  links: string[]
}

/** The texts of all files that were ever built, by their hashes. */
const texts = new Map<string, Text>()

function fileOf(path: string, text: Text & { edition?: number }, type = 'text/html'): FileEntry {
  const content = JSON.stringify([path, text])
  const hash = sha256(content)
  texts.set(hash, text)
  const caching = path.startsWith('assets/') ? IMMUTABLE : DEFAULT_CACHING['Cache-Control']
  return { path, sha256: hash, bytes: content.length, type, caching }
}

/** Some pages with links among them, each with a script and an icon; and a sitemap. */
const manifest = fc
  .record({
    others: fc.subarray(PAGES.slice(1)),
    links: fc.array(fc.tuple(fc.constantFrom(...PAGES), fc.constantFrom(...PAGES)), { maxLength: 6 }),
    script: fc.nat(4),
    scriptType: fc.constantFrom('text/javascript', 'application/javascript'),
    icon: fc.nat(1),
    iconName: fc.constantFrom('old.png', 'new.png'),
    isCompressed: fc.boolean(),
  })
  .map(({ others, links, script, scriptType, icon, iconName, isCompressed }): Version => {
    const pages = [INDEX, ...others]
    const asset = fileOf(`assets/${script}.js`, { files: [], links: [], edition: script }, scriptType)
    const picture = fileOf(`icons/${iconName}`, { files: [], links: [], edition: icon })
    const linksOf = (page: string) => links.flatMap(([from, to]) => (from === page && pages.includes(to) ? [to] : []))
    const files = [
      asset,
      picture,
      ...pages.flatMap((page) =>
        (isCompressed ? [page, `${page}.br`] : [page]).map((path) =>
          fileOf(path, { files: [asset.path, picture.path], links: linksOf(page) }),
        ),
      ),
      fileOf('sitemap.xml', { files: [], links: pages }),
      fileOf('_headers', { files: [], links: [] }),
    ]
    return { version: sha256(JSON.stringify(files)).slice(0, 8), files }
  })

/** A target in memory. */
class Place {
  files = new Map<string, FileEntry>()
  records = new Map<string, DeploymentRecord>()

  plan(wanted: Version, now: Date): Step[] {
    const sizes = new Map([...this.files].map(([path, { bytes }]) => [path, bytes]))
    for (const path of this.records.keys()) sizes.set(path, 1)
    return plan(wanted, { sizes, records: [...this.records.values()] }, now)
  }

  /** The single changes of steps; those of one step in an order of their own. */
  *changes(steps: readonly Step[], order: (list: readonly unknown[]) => number[]): Generator<() => void> {
    for (const step of steps) {
      if (step.does === 'record') yield () => void this.records.set(recordPath(step.record), step.record)
      else if (step.does === 'put')
        for (const i of order(step.files)) {
          const file = step.files[i]
          if (file) yield () => void this.files.set(file.path, file)
        }
      else if (step.does === 'remove') for (const i of order(step.paths)) yield () => this.remove(step.paths[i] ?? '')
    }
  }

  private remove(path: string): void {
    this.files.delete(path)
    this.records.delete(path)
  }

  /** What visitors read at an address: the file or, where there is one, its compressed form. */
  private textAt(path: string): Text {
    const read = [path, `${path}.br`].flatMap((each) => texts.get(this.files.get(each)?.sha256 ?? '') ?? [])
    return { files: read.flatMap(({ files }) => files), links: read.flatMap(({ links }) => links) }
  }

  /**
   * What pages name and is not there; links only of pages that visitors can reach
   * from the first one, from the sitemap or because they know them.
   */
  broken(): string[] {
    const pages = [...this.files.keys()].filter((path) => path.endsWith('.html'))
    const files = pages.flatMap((page) => this.textAt(page).files.filter((path) => !this.files.has(path)))
    const records = [...this.records.values()].toSorted((one, other) => one.begun.localeCompare(other.begun))
    const last = records.findLastIndex(({ finished }) => finished)
    // Before the first deployment has ended, there is no site yet.
    if (last < 0) return files
    const pathsOf = (record: DeploymentRecord) => new Set(servedFiles(record).map(({ path }) => path))
    // A visitor may know each page that no deployment since then was to remove.
    const known = records.slice(last).map(pathsOf)
    const reached = new Set([
      INDEX,
      'sitemap.xml',
      ...[...this.files.keys()].filter((path) => known.every((paths) => paths.has(path))),
    ])
    for (const path of reached) for (const link of this.textAt(path).links) if (this.files.has(path)) reached.add(link)
    const links = [...reached].filter((path) => this.files.has(path)).flatMap((path) => this.textAt(path).links)
    return [...files, ...links.filter((path) => !this.files.has(path))]
  }

  /** Everything but copies and hashed files. */
  served(): Map<string, string> {
    return new Map(
      [...this.files.values()].filter(({ caching }) => caching !== IMMUTABLE).map(({ path, sha256 }) => [path, sha256]),
    )
  }
}

const servedBy = (wanted: Version) =>
  new Map(
    servedFiles(wanted)
      .filter(({ caching }) => caching !== IMMUTABLE)
      .map(({ path, sha256 }) => [path, sha256]),
  )

/** An order that depends on a number alone. */
const shuffled = (seed: number) => (list: readonly unknown[]) =>
  list
    .map((_, i) => [sha256(`${seed} ${i}`), i] as const)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, i]) => i)

/** Deployments one after another, most of them ended after some changes. */
const history = fc.array(
  fc.record({
    wanted: manifest,
    endsAfter: fc.option(fc.nat(30), { nil: Infinity }),
    seed: fc.nat(1000),
    days: fc.nat(45),
  }),
  { minLength: 1, maxLength: 5 },
)

// Regression: compressed pages came before the pages to which they link.
test('after every single change no page names a file that is not there, however often deployments were ended', () => {
  fc.assert(
    fc.property(history, (deployments) => {
      const place = new Place()
      let now = Date.parse('2026-11-25')
      for (const { wanted, endsAfter, seed, days } of deployments) {
        now += days * DAY_MS + 1
        let count = 0
        for (const change of place.changes(place.plan(wanted, new Date(now)), shuffled(seed))) {
          if (++count > endsAfter) break
          change()
          expect(place.broken()).toEqual([])
        }
      }
    }),
    { numRuns: 300 },
  )
})

// Regression: a deployment that was ended had put the compressed page alone, which servers sent in
// place of the page that the next one put and linked.
test('a compressed page that this version does not have is gone before a page links to its address', () => {
  const place = new Place()
  const versionOf = (version: string, files: FileEntry[]): Version => ({ version, files })
  const page = (path: string, ...links: string[]) => fileOf(path, { files: [], links })
  const [b, compressed] = [page('b/index.html', 'a/index.html'), page('b/index.html.br', 'a/index.html')]
  const deploy = (wanted: Version, time: number) => {
    for (const change of place.changes(place.plan(wanted, new Date(time)), shuffled(1))) {
      change()
      expect(place.broken()).toEqual([])
    }
  }
  deploy(versionOf('one', [page(INDEX), page('sitemap.xml', INDEX)]), 1)
  const [begun] = place.plan(versionOf('two', [page(INDEX), b, compressed, page('a/index.html')]), new Date(2))
  for (const change of place.changes(begun ? [begun] : [], shuffled(1))) change()
  for (const file of [b, compressed]) place.files.set(file.path, file)
  deploy(versionOf('three', [page(INDEX), page('b/index.html'), page('sitemap.xml', INDEX, 'b/index.html')]), 3)
  expect(place.files.has(compressed.path)).toBe(false)
})

// Regression: where a computer's clock was behind that of the one before it, a page that had
// changed and kept its size stayed as it was. And a deployment that was ended before it gave a file
// another type was believed by the next one to have done so.
test('the same deployment again continues one that was ended, whatever clocks say, and then there is nothing to do', () => {
  const clocks = fc.array(fc.integer({ min: -48, max: 48 }), { minLength: 1 })
  fc.assert(
    fc.property(history, clocks, (deployments, hours) => {
      const place = new Place()
      let count = 0
      const clock = () => new Date(Date.parse('2026-11-25') + (hours[count++ % hours.length] ?? 0) * HOUR_MS)
      for (const { wanted, endsAfter, seed } of deployments) {
        let changes = 0
        for (const change of place.changes(place.plan(wanted, clock()), shuffled(seed)))
          if (++changes <= endsAfter) change()
        for (const change of place.changes(place.plan(wanted, clock()), shuffled(seed))) change()
        expect(place.served()).toEqual(servedBy(wanted))
        for (const { path, type } of servedFiles(wanted))
          expect([path, place.files.get(path)?.type]).toEqual([path, type])
        expect(place.plan(wanted, clock())).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})

test('the files of a build are kept for 30 days after another has replaced it, so that it can return, and no longer', () => {
  fc.assert(
    fc.property(history, (deployments) => {
      const place = new Place()
      const replaced = new Map<string, number>()
      let now = Date.parse('2026-11-25')
      let live: Version | undefined
      const built = new Map(deployments.map(({ wanted }) => [wanted.version, wanted]))
      for (const { wanted, seed, days } of deployments) {
        now += days * DAY_MS + 1
        if (live && live.version !== wanted.version) replaced.set(live.version, now)
        replaced.delete(wanted.version)
        live = wanted
        for (const change of place.changes(place.plan(wanted, new Date(now)), shuffled(seed))) change()
        const isKept = ({ version }: Version) => now - (replaced.get(version) ?? now) <= 30 * DAY_MS
        const seen = [...replaced.keys(), wanted.version].flatMap((version) => built.get(version) ?? [])
        const lasting = new Set(
          seen
            .filter(isKept)
            .flatMap((each) => servedFiles(each).map(keptCopy))
            .map(({ path }) => path),
        )
        const found = [...place.files.values()].filter(({ caching }) => caching === IMMUTABLE).map(({ path }) => path)
        expect(found.toSorted()).toEqual([...lasting].toSorted())
        const versions = new Set([...place.records.values()].map(({ version }) => version))
        expect([...versions].toSorted()).toEqual(
          seen
            .filter(isKept)
            .map(({ version }) => version)
            .toSorted(),
        )
      }
    }),
    { numRuns: 300 },
  )
})

test('what was on the target before, and no deployment has put there, stays', () => {
  const [first, second] = fc.sample(manifest, { numRuns: 2, seed: 1 })
  const place = new Place()
  const own = fileOf('.htaccess', { files: [], links: [] })
  place.files.set(own.path, own)
  for (const wanted of [first, second])
    if (wanted) for (const change of place.changes(place.plan(wanted, new Date()), shuffled(1))) change()
  expect(place.files.get(own.path)).toBe(own)
  expect(place.files.has('_headers')).toBe(false)
})

// Regression: a hashed file that was copied there by hand kept its type and its caching.
test('what was copied to the target by hand is sent again, with its type and caching', () => {
  const [wanted] = fc.sample(manifest, { numRuns: 1, seed: 1 })
  const place = new Place()
  for (const file of wanted?.files ?? [])
    place.files.set(file.path, { ...file, type: 'binary/octet-stream', caching: '' })
  const served = wanted ? servedFiles(wanted) : []
  if (wanted) for (const change of place.changes(place.plan(wanted, new Date()), shuffled(1))) change()
  expect(served.map(({ path }) => place.files.get(path))).toEqual(served)
})

test('caches are told of nothing but what changes under the same name', () => {
  const page = (text: string) => fileOf(INDEX, { files: ['assets/1.js'], links: [text] })
  const files = [fileOf('assets/1.js', { files: [], links: [] }), fileOf('robots.txt', { files: [], links: [] })]
  const old = { version: 'old', files: [...files, page('one'), fileOf('a/index.html', { files: [], links: [] })] }
  const place = new Place()
  for (const change of place.changes(place.plan(old, new Date(1)), shuffled(1))) change()
  const steps = place.plan({ version: 'new', files: [...files, page('two')] }, new Date(2))
  expect(steps.filter(({ does }) => does === 'refresh')).toEqual([{ does: 'refresh', paths: ['a/index.html', INDEX] }])
})
