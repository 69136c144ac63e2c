/** What a dish stands on and lies in, seen from above, on the 400 ground; and what fills it. */
import { circle, d, ellipse, line, path, rect } from '../paint'

/** A gradient of the picture's own: `at` of its kind, then colours from light to shade. */
type Shade = (kind: 'across' | 'round', ...colours: string[]) => string

/** Where things lie in a vessel: a round of so many units, or a box. */
export type Room = { round: number } | { box: [width: number, height: number] }

export interface Vessel {
  draw(shade: Shade): string
  room: Room
  /** What is in it is drawn on its floor, not poured into it. */
  flat?: boolean
}

const shadow = (rx: number, ry = rx): string =>
  ellipse(210, 214, rx + 8, ry + 8, '#2A1C10', 'opacity=".14"') +
  ellipse(206, 209, rx + 3, ry + 3, '#2A1C10', 'opacity=".16"')
const rimLight = (r: number): string =>
  line(
    d`M${200 - r * 0.86} ${200 - r * 0.5}A${r} ${r} 0 0 1 ${200 - r * 0.2} ${200 - r * 0.98}`,
    '#fff',
    5,
    'opacity=".6"'
  )

const bowl = (rim: string, edge: string, side: string): Vessel => ({
  room: { round: 136 },
  draw: (shade) =>
    shadow(170) +
    circle(200, 200, 170, shade('across', rim, edge)) +
    circle(200, 200, 158, side) +
    circle(200, 200, 150, edge, 'opacity=".5"') +
    circle(202, 203, 146, shade('round', '#fff', side)) +
    rimLight(164)
})

const plate = (rim: string, edge: string): Vessel => ({
  room: { round: 124 },
  flat: true,
  draw: (shade) =>
    shadow(174) +
    circle(200, 200, 174, shade('across', rim, edge)) +
    circle(200, 200, 140, edge, 'opacity=".55"') +
    circle(201, 202, 134, shade('round', '#fff', rim)) +
    rimLight(168)
})

export const vessels = {
  blue: bowl('#4D7CC0', '#27508F', '#DCE6F2'),
  white: bowl('#FFFFFF', '#D6D3CC', '#F4F1EA'),
  celadon: bowl('#CDE8DC', '#8FBFA9', '#EAF5EF'),
  red: bowl('#C85B45', '#8B3322', '#F6E4DA'),
  plate: plate('#FFFFFF', '#D9D6CF'),
  stone: plate('#8A8F98', '#565B65'),
  sky: plate('#DDEBF8', '#A9C4DF'),
  oval: {
    room: { box: [300, 150] },
    flat: true,
    draw: (shade) =>
      ellipse(208, 214, 192, 122, '#2A1C10', 'opacity=".18"') +
      ellipse(200, 200, 190, 118, shade('across', '#fff', '#D6D3CC')) +
      ellipse(201, 202, 160, 92, '#DAD6CE', 'opacity=".6"') +
      ellipse(202, 204, 155, 88, '#FBFAF7')
  },
  claypot: {
    room: { round: 140 },
    draw: (shade) =>
      shadow(168) +
      rect(6, 176, 60, 48, 18, '#3A2A22') +
      rect(334, 176, 60, 48, 18, '#3A2A22') +
      circle(200, 200, 170, shade('across', '#6B5547', '#2C201A')) +
      circle(200, 200, 154, '#241914') +
      circle(202, 203, 148, '#3B2B23') +
      rimLight(163)
  },
  pan: {
    room: { round: 142 },
    draw: (shade) =>
      shadow(164) +
      rect(330, 182, 90, 36, 14, shade('across', '#4A4F58', '#23262C')) +
      circle(200, 200, 168, shade('across', '#6C727D', '#24272D')) +
      circle(201, 202, 154, shade('round', '#43474F', '#2A2D33')) +
      rimLight(162)
  },
  pot: {
    room: { round: 142 },
    draw: (shade) =>
      shadow(170) +
      circle(200, 200, 172, shade('across', '#F3F5F8', '#9BA2AE')) +
      circle(200, 200, 156, '#767C88') +
      circle(202, 203, 152, shade('round', '#50555F', '#2F333A')) +
      rimLight(166)
  },
  steel: {
    room: { round: 146 },
    draw: (shade) =>
      shadow(170) +
      circle(200, 200, 172, shade('across', '#FBFCFD', '#A2A9B5')) +
      circle(200, 200, 158, '#BFC5CF') +
      circle(202, 203, 153, shade('round', '#F1F4F7', '#CBD1DA')) +
      rimLight(166)
  },
  tray: {
    room: { box: [310, 250] },
    flat: true,
    draw: (shade) =>
      rect(22, 52, 368, 312, 22, '#2A1C10', 'opacity=".2"') +
      rect(14, 40, 372, 312, 22, shade('across', '#767C87', '#2E3239')) +
      rect(28, 54, 344, 284, 14, '#3A3E46') +
      rect(34, 62, 332, 272, 10, '#F1E6D2') +
      line('M60 62V334M340 62V334', '#E2D3B6', 1.5)
  },
  basket: {
    room: { box: [270, 262] },
    flat: true,
    draw: (shade) => {
      const slots = [110, 155, 200, 245, 290].map((y) => `M96 ${y}H304`).join('')
      return (
        rect(42, 50, 334, 334, 60, '#2A1C10', 'opacity=".2"') +
        rect(32, 36, 336, 330, 58, shade('across', '#5D636E', '#1F2228')) +
        rect(50, 54, 300, 294, 44, '#2B2E35') +
        line(slots, '#464B55', 5) +
        rect(152, 352, 96, 48, 14, shade('across', '#565C66', '#24272D'))
      )
    }
  },
  board: {
    room: { box: [290, 210] },
    flat: true,
    draw: (shade) =>
      rect(30, 70, 356, 284, 26, '#2A1C10', 'opacity=".2"') +
      rect(20, 58, 356, 284, 26, shade('across', '#E9C590', '#C08F52')) +
      line('M30 120H366M30 190H366M30 262H366', '#B0803F', 1.6, 'opacity=".5"') +
      circle(350, 200, 10, '#9A6C35')
  },
  steamer: {
    room: { round: 138 },
    flat: true,
    draw: (shade) =>
      shadow(172) +
      circle(200, 200, 174, shade('across', '#E7C48A', '#A87A3B')) +
      circle(200, 200, 158, '#8E6430') +
      circle(201, 202, 152, shade('round', '#F2DDB2', '#DDBD83')) +
      line('M76 140H326M60 200H340M76 262H326', '#C9A262', 4) +
      rimLight(168)
  },
  mould: {
    room: { round: 132 },
    draw: (shade) =>
      shadow(158) +
      circle(200, 200, 160, shade('across', '#E3E6EB', '#868D99')) +
      circle(200, 200, 146, '#6D737E') +
      circle(201, 202, 142, '#4E545E') +
      rimLight(154)
  },
  cup: {
    room: { round: 104 },
    draw: (shade) =>
      ellipse(212, 220, 140, 138, '#2A1C10', 'opacity=".16"') +
      path('M300 150C372 140 372 262 300 250L298 226C334 232 334 170 298 176Z', '#E9EDF1') +
      circle(200, 200, 134, shade('across', '#FFFFFF', '#D5DBE1')) +
      circle(200, 200, 118, '#EFF2F5') +
      circle(201, 202, 112, '#DCE2E8') +
      rimLight(128)
  },
  glass: {
    room: { round: 112 },
    draw: (shade) =>
      ellipse(212, 220, 138, 136, '#2A1C10', 'opacity=".12"') +
      circle(200, 200, 136, shade('across', '#FFFFFF', '#C7D8E4'), 'opacity=".9"') +
      circle(200, 200, 122, '#EAF3F9') +
      rimLight(130)
  },
  jug: {
    room: { round: 122 },
    draw: (shade) =>
      shadow(150) +
      path('M320 170H372Q392 170 392 200T372 230H320Z', '#3A3F48') +
      circle(200, 200, 152, shade('across', '#F5F8FA', '#AEB8C2')) +
      circle(200, 200, 136, '#D7E0E8') +
      circle(200, 200, 130, '#EFF5F9') +
      path('M200 200L252 180L212 210L222 258L194 216L148 226L188 194L176 144Z', '#8E97A3') +
      circle(200, 200, 12, '#5C646F')
  }
} satisfies Record<string, Vessel>

export type VesselName = keyof typeof vessels

export const grounds = {
  wood: {
    colours: ['#E9CFA6', '#C79B63'],
    lines: 'M0 70H400M0 150H400M0 236H400M0 318H400M90 0V70M270 70V150M140 150V236M310 236V318M60 318V400',
    stroke: '#A97D47'
  },
  walnut: { colours: ['#6E4F3C', '#3F2A1E'], lines: 'M0 84H400M0 172H400M0 262H400M0 346H400', stroke: '#2C1B12' },
  linen: {
    colours: ['#F1EADD', '#D8CDBA'],
    lines: 'M0 40H400M0 120H400M0 200H400M0 280H400M0 360H400M40 0V400M120 0V400M200 0V400M280 0V400M360 0V400',
    stroke: '#C9BCA4'
  },
  pink: {
    colours: ['#F9E0D9', '#E9B9AE'],
    lines: 'M0 50H400M0 150H400M0 250H400M0 350H400M50 0V400M150 0V400M250 0V400M350 0V400',
    stroke: '#DDA598'
  },
  blue: {
    colours: ['#DCE9FA', '#A9C6EC'],
    lines: 'M0 100H400M0 200H400M0 300H400M100 0V400M200 0V400M300 0V400',
    stroke: '#93B4E0'
  },
  mint: {
    colours: ['#DFF2EA', '#AEDBC9'],
    lines: 'M0 80L80 0M0 200L200 0M0 320L320 0M80 400L400 80M200 400L400 200M320 400L400 320',
    stroke: '#97CBB6'
  },
  grey: { colours: ['#E9ECF0', '#C3C9D2'], lines: 'M0 133H400M0 266H400M133 0V400M266 0V400', stroke: '#B3BAC5' },
  night: {
    colours: ['#4A5160', '#232833'],
    lines: 'M0 120Q120 100 200 130T400 110M0 290Q140 270 240 300T400 280',
    stroke: '#1A1E27'
  },
  sun: { colours: ['#FDF0CF', '#F2CF8A'], lines: 'M0 90H400M0 180H400M0 270H400M0 360H400', stroke: '#E5BD70' }
} satisfies Record<string, { colours: [string, string]; lines: string; stroke: string }>

export type GroundName = keyof typeof grounds

/** What fills a vessel: its colours from the middle out, and what is seen in it. */
export const bases = {
  none: { colours: [] },
  rice: { colours: ['#FBF3E0', '#E6D3AC'], grains: ['#FFFDF6', '#D3B988'] },
  fried: { colours: ['#F0D08A', '#C99644'], grains: ['#FBE9BB', '#B4803A'] },
  mixed: { colours: ['#C9A16B', '#8D6134'], grains: ['#F1DDB4', '#4A2A3A'] },
  congee: { colours: ['#FFFCF3', '#E9DEC5'], grains: ['#FFFFFF', '#DCCDA9'] },
  millet: { colours: ['#F8D56E', '#DE9F2C'], grains: ['#FCE8A6', '#D9952A'] },
  redbean: { colours: ['#9C4A40', '#6B2923'], grains: ['#B9665A', '#54201B'] },
  clear: { colours: ['#F6E9BE', '#D9BE7B'], drops: '#FBF3D2' },
  milk: { colours: ['#FFFDF7', '#E9E1D0'], drops: '#FFFFFF' },
  stew: { colours: ['#9C5A2C', '#5E2E14'], drops: '#C98549' },
  soy: { colours: ['#70401F', '#3C1E0E'], drops: '#A0653A' },
  tomatoes: { colours: ['#E4583A', '#A92D1B'], drops: '#F48E63' },
  chilioil: { colours: ['#D8492B', '#9A2413'], drops: '#F58A4E' },
  curry: { colours: ['#E3A93B', '#B3761B'], drops: '#F4CB76' },
  pumpkins: { colours: ['#F9BE4F', '#E3912A'], drops: '#FCDD96' },
  green: { colours: ['#A9D36B', '#6FA33B'], drops: '#CDE8A0' },
  pink: { colours: ['#F8BFC6', '#E58795'], drops: '#FCDDE1' },
  purple: { colours: ['#B393CB', '#7E5A9C'], drops: '#D5C1E3' },
  cocoa: { colours: ['#7A4C36', '#452618'], drops: '#9C6B50' },
  custard: { colours: ['#FBE08E', '#EBBE4E'], drops: '#FDEDBC' },
  golden: { colours: ['#EDBE70', '#C98A3A'], drops: '#F7DAA4' },
  cheese: { colours: ['#F9D877', '#E0A234'], drops: '#B9722A' },
  water: { colours: ['#E3F2F9', '#AACFE3'], drops: '#FFFFFF' },
  dough: { colours: ['#FBF3E2', '#E7D7B6'], drops: '#FFFCF2' },
  noodles: { colours: ['#EED38E', '#C79C4B'], strands: ['#F9E7B4', '#B98A3A'] }
} satisfies Record<
  string,
  {
    colours: readonly string[]
    grains?: readonly [string, string]
    drops?: string
    strands?: readonly [string, string]
  }
>

export type BaseName = keyof typeof bases
export interface Base {
  colours: readonly string[]
  grains?: readonly [string, string]
  drops?: string
  strands?: readonly [string, string]
}
