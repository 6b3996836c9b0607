import { apacheHtaccess } from './apache'
import { caddyfile, caddySite } from './caddy'
import { cloudformation } from './cloudformation'
import { cloudfrontPolicies } from './cloudfront'
import { cloudfrontFunction } from './cloudfront-function'
import { lighttpdConf } from './lighttpd'
import { nginxConf, nginxSite } from './nginx'
import type { HostTable } from './rules'

/** Where `npm run build` writes the configurations. */
export const CONFIGURATIONS = '.build/hosting'

/** The text of each configuration, by file name. */
export function configurations(table: HostTable): Record<string, string> {
  return {
    'nginx.conf': nginxConf(table),
    'nginx-site.conf': nginxSite(table),
    Caddyfile: caddyfile(table),
    'Caddyfile-site': caddySite(table),
    'apache.htaccess': apacheHtaccess(table),
    'lighttpd.conf': lighttpdConf(table),
    'cloudfront-function.js': cloudfrontFunction(table),
    ...cloudfrontPolicies(table),
    'cloudformation.yaml': cloudformation(table),
  }
}
