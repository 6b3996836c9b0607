import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

// Otherwise Next's first run on a machine prints a notice, and each run sends data about itself.
process.env.NEXT_TELEMETRY_DISABLED = '1'

/**
 * Next renders, and nothing of Next's runs in a browser: scripts/export.ts makes out/ of what is
 * exported here. In development there is one page more, the styleguide
 * (app/styleguide/page.dev.tsx).
 * @param {string} phase @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  return {
    output: 'export',
    ...(!isDevelopment && { distDir: '.build/next' }),
    trailingSlash: true,
    agentRules: false,
    // npm run types checks types, and npm test runs it: the build does not check them once more.
    typescript: { ignoreBuildErrors: true },
    // Newer than Turbopack's list of pseudo-classes: the link to the section on the screen.
    turbopack: { ignoreIssue: [{ path: '**/globals.css', description: /target-current/ }] },
    pageExtensions: ['tsx', 'ts', ...(isDevelopment ? ['dev.tsx'] : [])],
  }
}
