import { TextDecoder } from 'node:util'
import '@testing-library/jest-dom'

// jsdom has none, and the reader of fonts, which checks the content's, needs one.
Object.assign(globalThis, { TextDecoder })

// jsdom has no layout and so no scrolling.
Element.prototype.scrollIntoView = () => {}
