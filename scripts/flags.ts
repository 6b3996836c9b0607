/**
 * Whether a flag was given to an npm script. Where the `--` before it is missing, npm keeps the
 * flag for itself and says so in the environment alone. PowerShell takes the `--` away from an
 * older npm.
 */
export const isGiven = (flag: string): boolean =>
  process.argv.includes(`--${flag}`) || process.env[`npm_config_${flag.replaceAll('-', '_')}`] === 'true'
