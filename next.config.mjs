import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/** In development there is one page more than in the export: the styleguide, app/styleguide/page.dev.tsx. @param {string} phase @returns {import('next').NextConfig} */
export default function config(phase) {
  return {
    output: 'export',
    trailingSlash: true,
    agentRules: false,
    pageExtensions: ['tsx', 'ts', ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : [])],
  }
}
