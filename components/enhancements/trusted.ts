import { TRUSTED_POLICY } from './trusted-policy'

/** The parts of Trusted Types that are used here (w3.org/TR/trusted-types), which lib.dom lacks. */
interface TrustedTypes {
  /** What its functions give stands wherever a string may, so it is typed as one. */
  createPolicy: (name: string, rules: Rules) => Rules
}

interface Rules {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

const RULES: Rules = { createHTML: (html) => html, createScriptURL: (address) => address }

/**
 * What passes on HTML of the site's own pages (navigation.ts) and the address of the configured
 * analytics script (analytics.ts). Where a browser has no Trusted Types, both stay strings.
 */
export const trusted: Rules = window.trustedTypes?.createPolicy(TRUSTED_POLICY, RULES) ?? RULES
