import { parseArgs, type ParseArgsConfig } from 'node:util'

/** What stands behind a command. Ends with `usage` where that is not what it takes. */
export function commandLine<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${(error as Error).message}\nexpected  ${usage}`)
    process.exit(1)
  }
}

/**
 * Whether a flag was given to an npm script. Where the `--` before it is missing, npm keeps the
 * flag for itself and says so in the environment alone. PowerShell takes the `--` away from an
 * older npm.
 */
export const isGiven = (flag: string): boolean =>
  process.argv.includes(`--${flag}`) || process.env[`npm_config_${flag.replaceAll('-', '_')}`] === 'true'
