import { LENGTH_LIMITS } from '@/lib/content/schema/form-limits'
import { meantDomain } from './mail-domains'
import { MAX_LENGTH, plainText, type ParsedField } from './parsed-field'

/** Errors of the email field. */
type EmailError = 'emailInvalid'

/** Warnings of the email field. */
export type EmailWarning = 'emailMistyped' | 'emailUnusual' | 'emailIncomplete'

/**
 * An email address as browsers define it (HTML standard, "valid email address"), with a dot in
 * its domain.
 */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** An address with letters of any script (RFC 6531), or without a dot in its domain. */
const UNUSUAL = /^[^\s@<>()[\]:;,"\\]+@[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)*$/u

/** An address with a quoted part before the @ (RFC 5321, 4.1.2). */
const QUOTED = /"[^"\\@<>]+"@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}]/u

/**
 * Parses the email field. The value is the first address in it, without what is often copied with
 * one, such as “mailto:” or the brackets of “Sam <sam@company.com.au>”.
 */
export function readEmail(text: string): ParsedField<string, EmailError, EmailWarning> {
  // Keyboards replace the straight apostrophe of addresses such as jo.o'neill with a typographic
  // one.
  const plain = plainText(text).replaceAll(/[‘’]/g, "'")
  if (plain === '') return {}
  if (plain.length > MAX_LENGTH) return { error: 'emailInvalid' }
  const usual = usualIn(plain)
  const value = usual ?? QUOTED.exec(plain)?.[0] ?? meantIn(plain, UNUSUAL)
  const righted = usual ? undefined : usualIn(withoutSlips(plain))
  if (righted) return { error: 'emailInvalid', suggestion: righted }
  if (!value || value.length > LENGTH_LIMITS.email) return { error: 'emailInvalid' }

  const at = value.lastIndexOf('@') + 1
  const domain = meantDomain(value.slice(at))
  if (domain) return { value, warning: 'emailMistyped', suggestion: value.slice(0, at) + domain }
  if (usual) return { value }
  return { value, warning: value.includes('.', at) ? 'emailUnusual' : 'emailIncomplete' }
}

/** The parts of a text that may be different contact methods. */
export const partsOf = (text: string): string[] => text.split(/[\s,;|/]+/)

const usualIn = (plain: string) => meantIn(plain, EMAIL)

/** The first part of a text that is an address of this kind, without surrounding punctuation. */
const meantIn = (plain: string, kind: RegExp) =>
  partsOf(plain)
    .filter((part) => part.includes('@'))
    .map((part) => part.replace(/^.*[:<(["“]/, '').replace(/[^\p{L}\p{M}\p{N}]+$/u, ''))
    .find((part) => kind.test(part))

/** Removes spaces around the @ and a second @ or dot, and replaces commas that should be dots. */
const withoutSlips = (plain: string) => plain.replace(/\s*@[\s@]*/, '@').replaceAll(/\.{2,}|,(?=[a-z])/gi, '.')
