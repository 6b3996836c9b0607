import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const SETTINGS_FILE = 'hosting/deploy.yaml'

const settings = z.strictObject({
  s3: z
    .strictObject({
      bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]+$/, 'expected the name of a bucket, such as www.example.com.au'),
      region: z.string().regex(/^[a-z]+(-[a-z]+)+-\d$/, 'expected a region of AWS, such as ap-southeast-2'),
      distribution: z
        .string()
        .regex(/^[A-Z0-9]+$/, 'expected the id of a CloudFront distribution, such as E2QWRUHEXAMPLE, or null')
        .nullable(),
    })
    .nullable(),
  rsync: z
    .strictObject({
      target: z
        .string()
        .regex(
          /^[^-\s](\S*[^\s:])?$/,
          'expected a folder, such as deploy@www.example.com.au:/var/www/site or /var/www/site',
        ),
    })
    .nullable(),
  netlify: z.strictObject({ site: z.string().regex(/^[\w-]+$/, 'expected the id of a Netlify project') }).nullable(),
  cloudflare: z
    .strictObject({
      project: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'expected the name of a project of Cloudflare Pages'),
      branch: z.string().regex(/^[\w.][\w./-]*$/, 'expected the production branch of the project, such as main'),
    })
    .nullable(),
})

/** Where the site is published: what the owner has filled in of hosting/deploy.yaml. */
export type Settings = z.infer<typeof settings>
export type TargetName = keyof Settings

export const TARGETS = Object.keys(settings.shape) as TargetName[]

/**
 * The settings of a target, from the text of hosting/deploy.yaml.
 * @throws with all that is wrong in the file, or when the target is not filled in.
 */
export function settingsOf<Name extends TargetName>(name: Name, text: string): NonNullable<Settings[Name]> {
  const result = settings.safeParse(parse(text))
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`)
    throw new Error(`${SETTINGS_FILE} is not as expected:\n${problems.join('\n')}`)
  }
  const found = result.data[name]
  if (!found) throw new Error(`${SETTINGS_FILE}: ${name} is null; expected what the lines above it show.`)
  return found
}

export const readSettings = (): string => readFileSync(SETTINGS_FILE, 'utf8')
