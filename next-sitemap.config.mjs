// Run by scripts in package.json through tsx, so that the registry can be read.
import { siteUrl } from './lib/site/site-url.ts'
import { getContent } from './lib/content/get-content.ts'
import { robotsPolicies } from './lib/seo/robots.ts'
import { BUILDING } from './scripts/release/folders.ts'

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: siteUrl(),
  outDir: BUILDING,
  trailingSlash: true,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    policies: robotsPolicies(getContent().site),
    // Host is no part of the standard (RFC 9309).
    transformRobotsTxt: async (_, text) => text.replace(/# Host\nHost: .*\n\n/, ''),
  },
  // What next-sitemap finds by itself is left out: it lists aliases and stamps everything with the
  // day of the build.
  transform: () => undefined,
  additionalPaths: () =>
    getContent()
      .routes.filter(({ listed }) => listed)
      .map(({ path, updated }) => ({ loc: path, lastmod: updated })),
}
