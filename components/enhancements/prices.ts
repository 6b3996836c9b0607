import { attach as compare } from './compare'
import { attach as estimate } from './estimate'
import type { Module } from './loader-api'

/** The forms that calculate with prices, by their `data-form`. */
const FORMS: Readonly<Record<string, Module['attach']>> = { compare, estimate }

/**
 * Enhances a form that calculates. One module contains them all, since every page contains the
 * loader's list and pays for each entry.
 */
export const attach: Module['attach'] = (element, loader) => FORMS[element.dataset.form!]!(element, loader)
