import setup from 'site:quote-setup'
import { AS_IS } from '@/components/ui/as-is'
import { buttonLook } from '@/components/ui/button'
import { create } from '../enhancements/dom'

const { words, copyFailed, phone } = setup
const { otherWays } = words

/** A button that copies a request as text. */
export const copyButton = (text: string): HTMLElement =>
  create(
    'button',
    {
      type: 'button',
      class: buttonLook('quiet'),
      'data-copies': text,
      'data-copied': otherWays.copied,
      'data-copy-failed': copyFailed,
    },
    otherWays.copy,
  )

/** A link that calls the company. */
export const phoneLink = (className: string): HTMLElement =>
  create('a', { href: phone.href, class: className }, `${otherWays.ring} `, create('span', AS_IS, phone.text))
