import { TRUSTED_POLICY } from '../../components/enhancements/trusted-policy'
import type { PolicySources } from '../../lib/integrations/integrations'
import { integrityOf } from '../export/assets'

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

/** The same policy for a header, with `frame-ancestors`, which browsers ignore in a `<meta>`. */
export function headerPolicy(meta: string): string {
  return `${meta}; frame-ancestors 'none'`
}
