import { readFileSync } from 'node:fs'
import { cornersOf, project, SIZE, type Point } from '@/components/sections/areas/area-map-geometry'
import {
  LABELS,
  LINES,
  MAP_REGIONS,
  OUTLINES,
  isMapRegion,
  type Line,
} from '@/components/sections/areas/area-map-shapes'
import { getContent } from '@/lib/content/get-content'

const suburbs = getContent().suburbs.filter(({ region }) => isMapRegion(region))

/** Whether a point lies within a shape: a ray from it crosses its border an odd number of times. */
function within([x, y]: Point, corners: readonly Point[]): boolean {
  return (
    corners.filter(([x1, y1], i) => {
      const [x2, y2] = corners.at(i - 1) ?? [x1, y1]
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    }).length %
      2 ===
    1
  )
}

const regionAt = (point: Point) =>
  MAP_REGIONS.filter((region) => cornersOf(region).some((piece) => within(point, piece)))

test.each(suburbs.map((suburb) => [suburb.name, suburb] as const))(
  '%s lies within its region on the map, and in no other',
  (_, { latitude, longitude, region }) => expect(regionAt(project([latitude, longitude]))).toEqual([region]),
)

test.each(MAP_REGIONS)('the border of %s closes: each line begins where the one before it ended', (region) => {
  for (const piece of OUTLINES[region]) {
    const ends = piece.map((name) => {
      const places = LINES[name.replace('-', '') as Line].split(' ')
      return name.startsWith('-') ? [places.at(-1), places[0]] : [places[0], places.at(-1)]
    })
    expect(ends.map(([begin]) => begin)).toEqual(ends.map((_, i) => ends.at(i - 1)?.[1]))
  }
})

test('no border or shore is drawn for nothing', () => {
  const used = Object.values(OUTLINES).flatMap((pieces) => pieces.flat().map((name) => name.replace('-', '')))
  expect([...new Set(used)].sort()).toEqual(Object.keys(LINES).sort())
})

test.each(MAP_REGIONS)('%s is named in full, on its land or with a leader that begins there', (region) => {
  const { lines, at, leader, numeral } = LABELS[region]
  expect(lines.join(' ')).toBe(region)
  expect(regionAt(leader ?? at)).toEqual([region])
  expect(regionAt(numeral)).toEqual([region])
})

test.each(MAP_REGIONS)('%s lies in the drawing, and lights up with its entry in the list', (region) => {
  for (const [x, y] of cornersOf(region).flat()) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(SIZE[0])
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(SIZE[1])
  }
  const number = MAP_REGIONS.indexOf(region) + 1
  expect(readFileSync('components/sections/areas/area-finder.css', 'utf8')).toMatch(
    new RegExp(`:has\\(\\[data-area='${number}'\\].*\\)\\s*\\[data-area='${number}'\\]`),
  )
})

test('what lies further north is drawn higher, and what lies further east further right', () => {
  const [x, y] = project([-33.9, 151])
  expect(project([-33.8, 151])[1]).toBeLessThan(y)
  expect(project([-33.9, 151.1])[0]).toBeGreaterThan(x)
})
