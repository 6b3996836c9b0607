import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Parses the command line. If it is not as `config` says, prints `usage` and exits. */
export function commandLine<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    fail(`${(error as Error).message}\nexpected  ${usage}`)
  }
}

/**
 * Whether a flag was given to an npm script. Without `--` before it, npm takes the flag for its
 * own, and only sets an environment variable. With an older npm, PowerShell removes the `--`.
 */
export const isGiven = (flag: string): boolean =>
  process.argv.includes(`--${flag}`) || process.env[`npm_config_${flag.replaceAll('-', '_')}`] === 'true'

/** Ends the program with a message that says why it cannot continue. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
