interface Method<Step extends string> {
  columns: { step: string; how: string; figures: string }
  steps: Record<Step, { title: string; text: string }>
}

/** The steps of a method as a table, each with its figures. */
export function stepsTable<Step extends string>({ columns, steps }: Method<Step>, figures: Record<Step, string>) {
  const names = Object.keys(steps) as Step[]
  return {
    columns: [columns.step, columns.how, columns.figures],
    rows: names.map((name) => [steps[name].title, steps[name].text, figures[name]]),
  }
}
