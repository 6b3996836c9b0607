// The house style, in what visitors read or hear, wherever the words come from.
import { documentIn, pages } from './out'
import { elementsOf, textOf } from './text'

/** What the site does not write, and what it writes in its place. */
const STYLE: readonly (readonly [RegExp, string])[] = [
  [/\be-mail/i, 'email'],
  [/\d per cent\b/, '%'],
  [/\d\.\d\d [ap]m\b/, 'a colon: 9:30 am'],
  [/\btouch points?\b/i, 'touchpoint'],
  [/\bcafes?\b/i, 'café'],
  [/\bfacades?\b/i, 'façade'],
  [/\b(?:flats|(?:rented|own|each) flat)\b/i, 'apartment'],
  [/\bring(?:s|ing)? (?:us|the (?:office|helpdesk)|your|our|[(+\d])/i, 'call'],
  [/\b(?:colors?|favors?|labor|neighbors?|centers?|fibers?|gray|mold)\b/i, 'Australian spelling'],
  [/\b(?:toward|gotten|elevators?|restrooms?|sidewalks?|trash)\b/i, 'an Australian word'],
  [/\b(?:notice boards?|lunch rooms?|store rooms?|food contact)\b/i, 'one word, or a hyphen'],
  [/\b(?:organ|real|minim|recogn|prior|util|final|sanit)iz/i, '-is-'],
  [/\b(?:utilis|commenc)\w*|\b(?:prior to|in order to|in respect of|shall|hereby|whilst|amongst)\b/i, 'a plainer word'],
  [/\w'\w/, '’'],
]

/** The words of a page: its text, and what stands in attributes that are shown or read out. */
function wordsOf(file: string): string {
  const $ = documentIn(file)
  const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'content'].flatMap((name) =>
    elementsOf($(`[${name}]`)).map((element) => element.attr(name) ?? ''),
  )
  const spoken = elementsOf($('[role=tooltip], noscript')).map((part) => part.text())
  return [textOf($('title')), textOf($('body')), ...spoken, ...attributes].join('\n')
}

test.each(pages)('%s is written in the house style', (file) => {
  const words = wordsOf(file)
  const found = STYLE.flatMap(([pattern, instead]) => {
    const [match] = new RegExp(`.{0,30}(?:${pattern.source}).{0,20}`, pattern.flags).exec(words) ?? []
    return match ? [`${match}  →  ${instead}`] : []
  })
  expect(found).toEqual([])
})
