import type { AreasFields } from '@/lib/content/schema/page'
import { SIZE, cornersOf, pathOf, pointsOf, project, type Place } from './area-map-geometry'
import { LABELS, MAP_REGIONS, OUTSKIRTS, STREAMS, WATERS, type Region } from './area-map-shapes'

interface AreaMapProps {
  words: AreasFields['finder']['map']
  /** Every region that is served with its anchor and the number of its suburbs. */
  regions: readonly { region: Region; numeral: number; anchor: string; count: number }[]
  /** The suburbs that have an entry of their own. */
  pins: readonly { name: string; anchor: string; place: Place }[]
}

/**
 * Greater Sydney as a map: each region that is served is a link to its place in the list, each pin
 * a link to its suburb's entry. Regions have numerals, by which the stylesheet tells them apart.
 * Colours: components/sections/areas/area-map.css; highlighting of related parts: area-finder.css.
 */
export function AreaMap({ words, regions, pins }: AreaMapProps) {
  return (
    <svg
      // Without the stylesheet, narrower than a phone.
      width={SIZE[0] * 0.4}
      height={SIZE[1] * 0.4}
      viewBox={`0 0 ${SIZE.join(' ')}`}
      preserveAspectRatio="xMinYMid slice"
      className="area-map"
      direction="ltr"
      role="group"
      aria-label={words.label}
    >
      <g aria-hidden className="area-map-outskirts">
        {OUTSKIRTS.map((line) => (
          <path key={line} d={pathOf(pointsOf(line))} />
        ))}
        {MAP_REGIONS.filter((name) => !regions.some(({ region }) => region === name)).map((region) => (
          <path key={region} d={shapeOf(region)} />
        ))}
      </g>
      {regions.map(({ region, numeral, anchor, count }) => (
        <a
          key={region}
          href={`#${anchor}`}
          // Includes the numeral, which is all that small screens show: WCAG 2.5.3.
          aria-label={`${numeral} ${region}, ${count} ${count === 1 ? words.suburb : words.suburbs}`}
          data-area={numeral}
          className="area-map-region"
        >
          <RegionShape region={region} numeral={numeral} />
        </a>
      ))}
      {regions.map(({ region, numeral, anchor }) => (
        <RegionName key={region} {...{ region, numeral, anchor }} />
      ))}
      <g aria-hidden className="area-map-water">
        {STREAMS.map((line) => (
          <path key={line} d={pathOf(pointsOf(line), false)} />
        ))}
        {WATERS.map(({ lines, at }) => (
          <Lines key={lines.join()} lines={lines} at={at} />
        ))}
      </g>
      {pins.map(({ name, anchor, place }) => (
        <Pin key={anchor} name={name} anchor={anchor} place={place} />
      ))}
    </svg>
  )
}

const shapeOf = (region: Region) =>
  cornersOf(region)
    .map((corners) => pathOf(corners))
    .join('')

/** The land of a region, and its numeral for small screens. */
function RegionShape({ region, numeral }: { region: Region; numeral: number }) {
  const [x, y] = LABELS[region].numeral
  const shape = shapeOf(region)
  const id = `area-shape-${numeral}`
  return (
    <>
      <clipPath id={id}>
        <path d={shape} />
      </clipPath>
      <path d={shape} className="area-map-land" />
      {/* The focus ring is drawn inside the shape, where no neighbour covers it. */}
      <path d={shape} clipPath={`url(#${id})`} className="area-map-ring" />
      <text aria-hidden x={x} y={y} className="area-map-numeral">
        {numeral}
      </text>
    </>
  )
}

/**
 * The name of a region, drawn above all land: on it, or out at sea with a leader line to it. Screen
 * readers get it from the region's link.
 */
function RegionName({ region, numeral, anchor }: { region: Region; numeral: number; anchor: string }) {
  const { lines, at, leader } = LABELS[region]
  if (!leader) {
    return (
      <g aria-hidden data-area={numeral} className="area-map-name">
        <text x={at[0]} y={at[1] - 20} className="area-map-number">
          {numeral}
        </text>
        <Lines lines={lines} at={at} />
      </g>
    )
  }
  const [x, y] = at
  return (
    <a href={`#${anchor}`} aria-hidden tabIndex={-1} data-area={numeral} className="area-map-name-at-sea">
      <path d={pathOf([leader, [x - 46, y - 5], [x - 24, y - 5]], false)} />
      <circle cx={leader[0]} cy={leader[1]} r={3} />
      <text x={x - 8} y={y} className="area-map-number">
        {numeral}
      </text>
      <Lines lines={lines} at={at} />
    </a>
  )
}

function Lines({ lines, at: [x, y] }: { lines: readonly string[]; at: readonly [x: number, y: number] }) {
  return (
    <text x={x} y={y}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i === 0 ? 0 : '1.15em'}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A suburb: a dot for everybody, and a link with its name if the pointer is precise enough. */
function Pin({ name, anchor, place }: { name: string; anchor: string; place: Place }) {
  const [x, y] = project(place)
  const atRight = x < SIZE[0] * 0.7
  return (
    <>
      <circle aria-hidden cx={x} cy={y} r={4} className="area-map-dot" />
      <a href={`#${anchor}`} aria-label={name} className="area-map-pin">
        <circle cx={x} cy={y} r={13.5} className="area-map-pin-target" />
        <circle cx={x} cy={y} r={7} className="area-map-pin-dot" />
        <text aria-hidden x={atRight ? x + 12 : x - 12} y={y + 5} textAnchor={atRight ? 'start' : 'end'}>
          {name}
        </text>
      </a>
    </>
  )
}
