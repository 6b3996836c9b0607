import '@testing-library/jest-dom'

// What `trailingSlash: true` in next.config.mjs becomes in the built code.
process.env.__NEXT_TRAILING_SLASH = 'true'

// jsdom has no layout and so no scrolling.
Element.prototype.scrollIntoView = () => {}
