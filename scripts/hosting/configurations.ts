import type { HeaderRule } from '../headers-file.mjs'
import { apacheHtaccess } from './apache'
import { caddyfile } from './caddy'
import { cloudfrontPolicies } from './cloudfront'
import { nginxConf } from './nginx'
import { hostRules } from './rules'

/** What stands in hosting/, by the name of the file. */
export function configurations(rules: readonly HeaderRule[]): Record<string, string> {
  const sorted = hostRules(rules)
  return {
    'nginx.conf': nginxConf(sorted),
    Caddyfile: caddyfile(sorted),
    'apache.htaccess': apacheHtaccess(sorted),
    ...cloudfrontPolicies(sorted),
  }
}
