/** The regions of Greater Sydney; a company serves all or some of them. */
export const MAP_REGIONS = [
  'City and inner south',
  'South Sydney and airport',
  'Eastern suburbs',
  'Inner West',
  'Lower North Shore',
  'Northern Beaches',
  'Upper North and north-west',
  'Western Sydney',
  'South-west',
  'South',
] as const
export type Region = (typeof MAP_REGIONS)[number]

/** Whether the map draws a region of this name. */
export const isMapRegion = (name: string): name is Region => (MAP_REGIONS as readonly string[]).includes(name)

/**
 * The map of Greater Sydney: simplified by hand, with straight edges like cut paper. Places are
 * written as latitude and longitude, so that content is positioned by its coordinates;
 * area-map-geometry.ts projects them.
 */

/**
 * Lines that are shores or borders, each only once: a border belongs to the regions on both sides
 * of it. Two lines that meet both contain the place where they do.
 */
export const LINES = {
  // The shores of the harbour and of Parramatta River, south side, from west to east.
  homebushBay:
    '-33.8185,151.055 -33.8165,151.032 -33.8145,151.012 -33.8185,151.031 -33.824,151.05 -33.8275,151.068 -33.848,151.079',
  innerWestShore:
    '-33.848,151.079 -33.832,151.083 -33.823,151.09 -33.833,151.102 -33.8425,151.12 -33.861,151.112 -33.8465,151.131 -33.8505,151.145 -33.8455,151.158 -33.869,151.153 -33.857,151.17 -33.851,151.184 -33.857,151.1965 -33.8745,151.1865',
  cityShore:
    '-33.8745,151.1865 -33.8645,151.1905 -33.8725,151.199 -33.86,151.2005 -33.8545,151.208 -33.8615,151.2115 -33.8555,151.216 -33.863,151.219 -33.8585,151.2235 -33.869,151.224 -33.8605,151.229 -33.873,151.232',
  easternHarbour:
    '-33.873,151.232 -33.8645,151.24 -33.8735,151.2465 -33.8595,151.2545 -33.87,151.266 -33.8545,151.271 -33.845,151.28 -33.8315,151.281',
  // North side, from east to west.
  middleHarbourEast:
    '-33.768,151.202 -33.784,151.219 -33.79,151.232 -33.802,151.2475 -33.817,151.262 -33.803,151.268 -33.8,151.281 -33.814,151.285 -33.823,151.299',
  lowerNorthShore:
    '-33.768,151.202 -33.786,151.212 -33.795,151.229 -33.806,151.242 -33.814,151.2525 -33.8265,151.266 -33.837,151.256 -33.8525,151.2465 -33.8405,151.24 -33.8475,151.2305 -33.8415,151.224 -33.849,151.218 -33.8485,151.2045 -33.8465,151.1945 -33.842,151.1845',
  laneCoveEast: '-33.842,151.1845 -33.832,151.172 -33.826,151.158 -33.809,151.152 -33.785,151.143',
  laneCoveWest: '-33.785,151.143 -33.811,151.147 -33.829,151.154 -33.834,151.166 -33.841,151.175',
  rydeShore: '-33.841,151.175 -33.8395,151.152 -33.837,151.131 -33.8275,151.106 -33.8175,151.09 -33.8185,151.055',
  // The coast, from north to south.
  beaches:
    '-33.823,151.299 -33.797,151.291 -33.779,151.297 -33.757,151.298 -33.7405,151.318 -33.7305,151.303 -33.7,151.311 -33.669,151.313 -33.6365,151.331 -33.578,151.33',
  easternCoast:
    '-33.8315,151.281 -33.851,151.289 -33.889,151.287 -33.893,151.2755 -33.905,151.273 -33.92,151.259 -33.932,151.265 -33.95,151.2565 -33.966,151.261 -34,151.251 -33.99,151.231 -33.977,151.237 -33.971,151.224',
  // Botany Bay, with the runways, and Georges River.
  portBotany: '-33.971,151.224 -33.962,151.206 -33.9735,151.199 -33.9745,151.19 -33.951,151.181 -33.9485,151.169',
  stGeorgeShore:
    '-33.9485,151.169 -33.962,151.158 -33.987,151.151 -33.999,151.152 -34,151.133 -33.993,151.118 -33.981,151.115 -33.994,151.1 -33.989,151.082 -33.981,151.063 -33.988,151.046 -33.98,151.037',
  shire:
    '-34.009,151.127 -34.001,151.112 -34.01,151.1 -33.999,151.084 -33.998,151.066 -33.997,151.047 -33.989,151.03 -33.998,151.008 -34.03,150.99 -34.075,150.995 -34.079,151.045 -34.05,151.086 -34.071,151.11 -34.057,151.134 -34.07,151.154 -34.04,151.157 -34.029,151.171 -34.04,151.2 -34.035,151.227 -34.01,151.235 -34.003,151.215 -34.014,151.195 -34.001,151.174 -34.018,151.161 -34.024,151.142 -34.009,151.127',
  // Pittwater.
  pittwater: '-33.578,151.33 -33.61,151.322 -33.65,151.316 -33.659,151.299 -33.65,151.279',
  // Borders on land.
  chatswoodNorth: '-33.785,151.143 -33.781,151.171 -33.768,151.202',
  garigal: '-33.735,151.206 -33.768,151.202',
  beachesWest: '-33.65,151.279 -33.69,151.243 -33.735,151.206',
  hillsWest: '-33.8185,151.055 -33.798,151.044 -33.787,151.012 -33.772,150.968 -33.744,150.932 -33.695,150.912',
  hillsNorth:
    '-33.695,150.912 -33.648,150.93 -33.622,151.01 -33.61,151.09 -33.618,151.145 -33.672,151.165 -33.735,151.206',
  homebush: '-33.848,151.079 -33.864,151.083 -33.874,151.062',
  prospect: '-33.874,151.062 -33.879,151.02 -33.871,150.97 -33.874,150.89 -33.866,150.8 -33.872,150.66',
  nepean: '-33.872,150.66 -33.79,150.635 -33.715,150.652 -33.685,150.72 -33.69,150.83 -33.695,150.912',
  glebe: '-33.8745,151.1865 -33.895,151.181',
  enfield: '-33.921,151.074 -33.896,151.07 -33.874,151.062',
  wolli: '-33.926,151.157 -33.932,151.134 -33.926,151.104 -33.921,151.074',
  newtown: '-33.895,151.181 -33.912,151.171 -33.926,151.157',
  cooksRiver: '-33.9485,151.169 -33.936,151.157 -33.926,151.157',
  mooreParkNorth: '-33.873,151.232 -33.887,151.2255 -33.902,151.2245',
  cleveland: '-33.902,151.2245 -33.8985,151.204 -33.895,151.181',
  mooreParkSouth: '-33.902,151.2245 -33.93,151.2275 -33.971,151.224',
  saltPanCreek: '-33.921,151.074 -33.945,151.064 -33.962,151.05 -33.98,151.037',
  scenicHills:
    '-33.98,151.037 -33.985,151.012 -33.969,150.983 -33.986,150.962 -34.035,150.925 -34.085,150.865 -34.118,150.815 -34.09,150.755 -34.02,150.74 -33.95,150.695 -33.872,150.66',
} as const
export type Line = keyof typeof LINES

/**
 * The borders of each region, all the way round; a line after a minus is followed from its end. The
 * south is on both sides of Georges River.
 */
export const OUTLINES: Readonly<Record<Region, readonly (readonly (Line | `-${Line}`)[])[]>> = {
  'City and inner south': [['cityShore', 'mooreParkNorth', 'cleveland', '-glebe']],
  'South Sydney and airport': [['-cleveland', 'mooreParkSouth', 'portBotany', 'cooksRiver', '-newtown']],
  'Eastern suburbs': [['easternHarbour', 'easternCoast', '-mooreParkSouth', '-mooreParkNorth']],
  'Inner West': [['innerWestShore', 'glebe', 'newtown', 'wolli', 'enfield', '-homebush']],
  'Lower North Shore': [['lowerNorthShore', 'laneCoveEast', 'chatswoodNorth']],
  'Northern Beaches': [['middleHarbourEast', 'beaches', 'pittwater', 'beachesWest', 'garigal']],
  'Upper North and north-west': [
    ['laneCoveWest', 'rydeShore', 'hillsWest', 'hillsNorth', 'garigal', '-chatswoodNorth'],
  ],
  'Western Sydney': [['homebushBay', 'homebush', 'prospect', 'nepean', '-hillsWest']],
  'South-west': [['-enfield', 'saltPanCreek', 'scenicHills', '-prospect']],
  South: [['-wolli', '-cooksRiver', 'stGeorgeShore', '-saltPanCreek'], ['shire']],
}

/**
 * Land beyond the regions: Ku-ring-gai Chase, Royal National Park and everything to the west; and
 * the land north of Broken Bay. It is drawn below the regions, and leaves the harbour and Georges
 * River open.
 */
export const OUTSKIRTS = [
  '-33.577,151.305 -33.612,151.298 -33.645,151.288 -33.649,151.276 -33.73,151.2 -33.79,151.09 -33.83,151 -33.9,150.95 -33.975,150.99 -33.995,151.012 -34.05,151.01 -34.078,151.045 -34.066,151.062 -34.073,151.087 -34.086,151.108 -34.077,151.13 -34.085,151.167 -34.15,151.14 -34.4,151 -34.4,150.2 -33.2,150.2 -33.2,151 -33.49,151.06 -33.56,151.13 -33.545,151.2 -33.565,151.24',
  '-33.2,151.12 -33.49,151.14 -33.53,151.18 -33.515,151.24 -33.535,151.265 -33.5,151.31 -33.535,151.325 -33.53,151.36 -33.47,151.43 -33.2,151.6',
]

/**
 * Rivers that are too narrow to be left open: Georges River above East Hills, Woronora River,
 * Nepean River.
 */
export const STREAMS = [
  '-33.969,150.983 -33.95,150.98 -33.942,150.955 -33.922,150.962 -33.926,150.938',
  '-33.999,151.056 -34.02,151.05 -34.05,151.03',
  '-33.872,150.66 -33.83,150.628 -33.79,150.635',
]

interface Label {
  /** The region's name, with line breaks where the space requires them. */
  lines: readonly string[]
  /**
   * In units of the map: the middle of the name, or its beginning if a leader line connects it with
   * its region.
   */
  at: readonly [x: number, y: number]
  leader?: readonly [x: number, y: number]
  /** The centre of the numeral that represents the name on phones. */
  numeral: readonly [x: number, y: number]
}

/** The positions of the regions' names; those of small regions are out at sea. */
export const LABELS: Readonly<Record<Region, Label>> = {
  'City and inner south': {
    lines: ['City and', 'inner south'],
    at: [584, 322],
    leader: [463, 336],
    numeral: [421, 374],
  },
  'South Sydney and airport': {
    lines: ['South Sydney', 'and airport'],
    at: [584, 446],
    leader: [452, 430],
    numeral: [446, 430],
  },
  'Eastern suburbs': { lines: ['Eastern', 'suburbs'], at: [584, 393], leader: [503, 412], numeral: [496, 425] },
  'Inner West': { lines: ['Inner West'], at: [335, 392], numeral: [335, 380] },
  'Lower North Shore': { lines: ['Lower', 'North Shore'], at: [584, 254], leader: [487, 262], numeral: [462, 258] },
  'Northern Beaches': { lines: ['Northern', 'Beaches'], at: [507, 138], numeral: [505, 140] },
  'Upper North and north-west': { lines: ['Upper North', 'and north-west'], at: [283, 125], numeral: [290, 130] },
  'Western Sydney': { lines: ['Western Sydney'], at: [118, 300], numeral: [95, 270] },
  'South-west': { lines: ['South-west'], at: [118, 385], numeral: [90, 470] },
  South: { lines: ['South'], at: [272, 584], numeral: [272, 575] },
}

/** Names of water, in units of the map. */
export const WATERS: readonly { lines: readonly string[]; at: readonly [x: number, y: number] }[] = [
  { lines: ['Pacific', 'Ocean'], at: [636, 560] },
  { lines: ['Botany Bay'], at: [424, 534] },
]
