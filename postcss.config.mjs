// Turbopack minifies the styles; Tailwind would do so before it, and warn of what is newer than it.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } }
