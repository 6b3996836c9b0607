/** The rows by area, in the order in which the areas first occur. */
export function byArea<Row extends { area: string }>(rows: readonly Row[]): [area: string, rows: Row[]][] {
  const areas = [...new Set(rows.map(({ area }) => area))]
  return areas.map((area) => [area, rows.filter((row) => row.area === area)])
}
