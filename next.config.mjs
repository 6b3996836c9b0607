import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

const NO_MODAL_MODE = './components/behaviour/no-modal-mode.ts'

/** In development there is one page more than in the export: the styleguide, app/styleguide/page.dev.tsx. @param {string} phase @returns {import('next').NextConfig} */
export default function config(phase) {
  return {
    output: 'export',
    trailingSlash: true,
    agentRules: false,
    turbopack: { resolveAlias: { 'react-remove-scroll': NO_MODAL_MODE, 'aria-hidden': NO_MODAL_MODE } },
    pageExtensions: ['tsx', 'ts', ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : [])],
  }
}
