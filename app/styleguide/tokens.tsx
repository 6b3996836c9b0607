const TYPE = {
  'text-display': 'Display: the heading of a page',
  'text-heading': 'Heading: a part of a page',
  'text-title': 'Title: a card, a question',
  'text-lead': 'Lead: the paragraph under a heading',
  'text-body': 'Body: what is read',
  'text-small': 'Small: labels, sources, notes',
  'text-figure': '0123456789',
}

const COLOURS = [
  'bg-ground bg-ground-raised bg-ground-soft bg-ground-muted bg-ground-highlight bg-ground-tint',
  'bg-ground-strong bg-ground-call bg-overlay bg-backdrop bg-on-dark bg-on-dark-muted bg-on-dark-tint',
  'bg-ink bg-ink-muted bg-emphasis bg-line bg-line-control bg-edge bg-brand',
  'bg-action bg-on-action bg-accent bg-accent-strong bg-on-accent bg-focus bg-danger bg-land bg-land-beyond',
].flatMap((row) => row.split(' '))

/** The theme's colours, each with its role. */
export const Colours = () => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
    {COLOURS.map((colour) => (
      <li key={colour}>
        <div className={`h-16 rounded-small border border-line ${colour}`} />
        <p className="text-small">{colour.replace('bg-', '')}</p>
      </li>
    ))}
  </ul>
)

/** The theme's font sizes, each with its purpose. */
export const TypeSizes = () =>
  Object.entries(TYPE).map(([size, text]) => (
    <p key={size} className={`${size} font-semibold`}>
      {text}
    </p>
  ))
