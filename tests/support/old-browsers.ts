import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import postcss, { type AtRule, type Root } from 'postcss'
import { fileOf } from '../../lib/content/routes'

/** The first version of each engine's browser that has something; null where none has it yet. */
export type Versions = Readonly<Record<'chrome' | 'safari' | 'firefox', number | null>>

/** Something that the built site uses, and how a browser without it gets the page. */
export interface Feature {
  since: Versions
  /** A visitor misses nothing that is said or done without it: grade A may lack it. */
  decoration?: true
  /** Removes from a stylesheet what such a browser ignores. */
  styles?: (root: Root) => void
  html?: (html: string) => string
  /** An interface that is missing, by its path from the window. */
  api?: string | undefined
}

const withoutDeclarations =
  (property: RegExp, value = /./) =>
  (root: Root) =>
    root.walkDecls(property, (declaration) => {
      if (value.test(declaration.value)) declaration.remove()
    })
/** One unknown selector in a list makes a browser drop the rule. */
const withoutSelectors = (selector: RegExp) => (root: Root) =>
  root.walkRules(selector, (rule) => {
    rule.remove()
  })
const withoutAtRules = (name: RegExp, params: RegExp) => (root: Root) =>
  root.walkAtRules(name, (rule: AtRule) => {
    if (params.test(rule.params)) rule.remove()
  })
const both =
  (...removals: readonly ((root: Root) => void)[]) =>
  (root: Root) => {
    for (const remove of removals) remove(root)
  }

/**
 * The features of the built site that a browser above grade C may lack; versions by
 * github.com/mdn/browser-compat-data 8.1.9, AVIF by caniuse.com.
 */
export const FEATURES: Readonly<Record<string, Feature>> = {
  '`:has()`': { since: { chrome: 105, safari: 15.4, firefox: 121 }, styles: withoutSelectors(/:has\(/) },
  'container queries': {
    since: { chrome: 105, safari: 16, firefox: 110 },
    styles: both(withoutAtRules(/^container$/, /./), withoutDeclarations(/^container/)),
  },
  'the units `svh` and `dvh`': {
    since: { chrome: 108, safari: 15.4, firefox: 101 },
    styles: withoutDeclarations(/./, /\d[sdl]v[hw]/),
  },
  subgrid: { since: { chrome: 117, safari: 16, firefox: 71 }, styles: withoutDeclarations(/^grid/, /subgrid/) },
  '`translate`, `rotate` and `scale`': {
    since: { chrome: 104, safari: 14.1, firefox: 72 },
    styles: withoutDeclarations(/^(translate|rotate|scale)$/),
  },
  '`color-mix()`': {
    since: { chrome: 111, safari: 16.2, firefox: 113 },
    styles: both(withoutAtRules(/^supports$/, /color-mix/), withoutDeclarations(/./, /color-mix/)),
  },
  '`@property`': {
    since: { chrome: 85, safari: 16.4, firefox: 128 },
    styles: both(withoutAtRules(/^property$/, /./), (root) =>
      // What such browsers get instead.
      root.walkAtRules('supports', (rule) => {
        if (/-webkit-hyphens/.test(rule.params)) rule.replaceWith(rule.nodes ?? [])
      }),
    ),
  },
  '`aspect-ratio`': { since: { chrome: 88, safari: 15, firefox: 89 }, styles: withoutDeclarations(/^aspect-ratio$/) },
  '`overflow: clip`': {
    since: { chrome: 90, safari: 16, firefox: 81 },
    styles: withoutDeclarations(/^overflow/, /clip/),
  },
  '`overflow-wrap: anywhere`': {
    since: { chrome: 80, safari: 15.4, firefox: 65 },
    styles: withoutDeclarations(/^overflow-wrap$/, /anywhere/),
  },
  '`:focus-visible`': { since: { chrome: 86, safari: 15.4, firefox: 85 }, styles: withoutSelectors(/:focus-visible/) },
  'the media feature `scripting`': {
    since: { chrome: 120, safari: 17, firefox: 113 },
    styles: withoutAtRules(/^media$/, /scripting/),
  },
  'fonts with `size-adjust`': {
    since: { chrome: 92, safari: 17, firefox: 92 },
    styles: withoutDeclarations(/^(size-adjust|(ascent|descent|line-gap)-override)$/),
  },
  AVIF: {
    since: { chrome: 85, safari: 16.4, firefox: 93 },
    html: (html) => html.replaceAll(/<source[^>]*image\/avif[^>]*>/g, ''),
  },
  '`<details name>`': {
    since: { chrome: 120, safari: 17.2, firefox: 130 },
    html: (html) => html.replaceAll(/(<details[^>]*?) name="[^"]*"/g, '$1'),
  },
  '`AbortSignal.timeout()`': { since: { chrome: 103, safari: 16, firefox: 100 }, api: 'AbortSignal.timeout' },
  'stylesheets made by script': {
    since: { chrome: 73, safari: 16.4, firefox: 101 },
    api: 'Document.prototype.adoptedStyleSheets',
  },
  'the Navigation API': {
    since: { chrome: 102, safari: 26.2, firefox: 147 },
    decoration: true,
    api: 'navigation',
  },
  'view transitions': {
    since: { chrome: 126, safari: 18.2, firefox: null },
    decoration: true,
    styles: withoutAtRules(/^view-transition$/, /./),
    api: 'Document.prototype.startViewTransition',
  },
  'animations by scrolling': {
    since: { chrome: 115, safari: 26, firefox: 159 },
    decoration: true,
    styles: both(
      withoutAtRules(/^supports$/, /animation-timeline/),
      withoutDeclarations(/^animation-(timeline|range)/),
    ),
  },
  '`text-wrap`': {
    since: { chrome: 117, safari: 26, firefox: 121 },
    decoration: true,
    styles: withoutDeclarations(/^text-wrap/),
  },
  'Trusted Types': { since: { chrome: 83, safari: 26, firefox: 148 }, decoration: true, api: 'trustedTypes' },
}

/** The first versions of the browsers of each grade: docs/browsers.md. */
export const GRADES = {
  A: { chrome: 120, safari: 17.2, firefox: 130 },
  B: { chrome: 103, safari: 16, firefox: 100 },
  C: { chrome: 88, safari: 14.1, firefox: 84 },
} as const satisfies Record<string, Versions>

/** The features that some browser of these versions lacks. */
export const lackedBy = (versions: Versions): readonly Feature[] =>
  Object.values(FEATURES).filter(({ since }) =>
    (['chrome', 'safari', 'firefox'] as const).some((engine) => (since[engine] ?? Infinity) > (versions[engine] ?? 0)),
  )

/** The page as a browser without these features takes it, and without the proof of its files. */
function edit(html: string, features: readonly Feature[]): string {
  const text = features.reduce((left, feature) => feature.html?.(left) ?? left, html)
  return text
    .replaceAll(/ integrity="[^"]*"/g, '')
    .replace(/<script type="importmap">.*?<\/script>/s, '')
    .replaceAll(
      /(<style>)(.*?)(<\/style>)/gs,
      (_, start: string, css: string, end: string) => start + editCss(css, features) + end,
    )
}

function editCss(css: string, features: readonly Feature[]): string {
  const root = postcss.parse(css)
  for (const { styles } of features) styles?.(root)
  return root.toString()
}

/**
 * Serves the export in a folder to a browser without these features. The context has to bypass the
 * policy, which allows only the rules that the build wrote.
 */
export async function takeAway(context: BrowserContext, folder: string, features: readonly Feature[]): Promise<void> {
  const apis = features.flatMap(({ api }) => api ?? [])
  await context.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.')
      const name = names.pop()!
      const owner = names.reduce<object>((from, each) => from[each as never], window)
      for (let at: object | null = owner; at && name in owner; at = Object.getPrototypeOf(at) as object | null)
        Reflect.deleteProperty(at, name)
      if (name in owner) throw new Error(`${path} cannot be taken away.`)
    }
  }, apis)
  await context.route(
    ({ pathname }) => pathname.endsWith('/') || pathname.endsWith('.css'),
    (route, request) => {
      if (request.method() !== 'GET') return route.fallback()
      const { pathname } = new URL(request.url())
      const isPage = pathname.endsWith('/')
      const text = readFileSync(join(folder, isPage ? fileOf(pathname) : pathname), 'utf8')
      return route.fulfill({
        contentType: isPage ? 'text/html' : 'text/css',
        body: isPage ? edit(text, features) : editCss(text, features),
      })
    },
  )
}
