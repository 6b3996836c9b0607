import type { HeaderRule } from '../policy/headers-file'
import { apacheHtaccess } from './apache'
import { caddyfile } from './caddy'
import { cloudfrontPolicies } from './cloudfront'
import { nginxConf } from './nginx'
import { hostRules } from './rules'

/** Where `npm run build` writes the configurations. */
export const CONFIGURATIONS = '.build/hosting'

/** The text of each configuration, by file name. */
export function configurations(rules: readonly HeaderRule[]): Record<string, string> {
  const sorted = hostRules(rules)
  return {
    'nginx.conf': nginxConf(sorted),
    Caddyfile: caddyfile(sorted),
    'apache.htaccess': apacheHtaccess(sorted),
    ...cloudfrontPolicies(sorted),
  }
}
