import { attach as compare } from './compare'
import { attach as estimate } from './estimate'
import type { Module } from './loader-api'

/** The forms that calculate with prices, by their `data-form`. */
const FORMS: Readonly<Record<string, Module['attach']>> = { compare, estimate }

/**
 * Takes over a form that calculates. One module holds them all, since each entry of the loader's
 * list is in every page.
 */
export const attach: Module['attach'] = (element, loader) => FORMS[element.dataset.form!]!(element, loader)
