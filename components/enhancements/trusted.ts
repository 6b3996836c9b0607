import { TRUSTED_POLICY } from './trusted-policy'

/** The parts of Trusted Types used here (w3.org/TR/trusted-types), which lib.dom lacks. */
interface TrustedTypes {
  /** Its values are accepted wherever a string is, so they are typed as strings. */
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
 * Creates trusted values from HTML of the site's own pages (navigation.ts) and from the URL of the
 * configured analytics script (analytics.ts). In browsers without Trusted Types both stay strings.
 */
export const trusted: Rules = window.trustedTypes?.createPolicy(TRUSTED_POLICY, RULES) ?? RULES
