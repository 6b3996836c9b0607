import { TRUSTED_POLICY } from '../../components/enhancements/trusted-policy'
import type { PolicySources } from '../../lib/integrations/integrations'
import { integrityOf } from '../export/assets'

/** The maximum length of this header's value in Cloudflare Pages' _headers. */
const MOST_CHARACTERS = 2000 - '  Content-Security-Policy: '.length

/** The source that allows exactly this inline text. */
export const inlineSource = (text: string): string => `'${integrityOf(text)}'`

/** The inline import maps and stylesheets of pages, as sources of a policy. */
interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The Content-Security-Policy of a page, on one line, as a `<meta>` may say it. */
export function contentSecurityPolicy(sources: PolicySources, inline: InlineSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [],
    'script-src': ["'self'", ...inline.scripts, ...sources.script],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connect],
    'frame-src': sources.frame,
    'form-action': sources.form,
    'manifest-src': ["'self'"],
    'base-uri': [],
    ...(sources.allowsTrustedTypes && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [TRUSTED_POLICY],
    }),
  }
  return Object.entries(directives)
    .map(([name, allowed]) => `${name} ${[...new Set(allowed)].join(' ') || "'none'"}`)
    .join('; ')
}

/**
 * The policy of every response, for the inline code of all pages, with `frame-ancestors`, which
 * browsers ignore in a `<meta>`. If the hashes of the styles make it longer than a host accepts, it
 * allows any inline style: each page has its own policy as well, which allows only its own.
 */
export function headerPolicy(sources: PolicySources, inline: InlineSources): string {
  const policy = (styles: readonly string[]) =>
    `${contentSecurityPolicy(sources, { ...inline, styles })}; frame-ancestors 'none'`
  const exact = policy(inline.styles)
  return exact.length <= MOST_CHARACTERS ? exact : policy(["'unsafe-inline'"])
}
