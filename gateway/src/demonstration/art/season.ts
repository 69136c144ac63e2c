/** The tab bar's icons of the new-year window (spec 2.1): red and gold, one for each tab, chosen or not. */

const folder = '/storage/theme/newYear/'
const shapes = {
  // a house with a lantern in its door
  index: `<path class="b" d="M4 11.2 12 4l8 7.2V20H4z"/><path class="g" d="M12 11v1.6m-2.2 1.8a2.2 1.9 0 0 0 4.4 0 2.2 1.9 0 0 0-4.4 0zM12 16.4V18"/>`,
  // four window flowers
  classification: `<path class="b" d="M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm9 0h7v7h-7z"/><path class="g" d="M7.5 5.8v3.4M5.8 7.5h3.4m7.3-1.7v3.4m-1.7-1.7h3.4M7.5 14.8v3.4m-1.7-1.7h3.4m7.3-1.7v3.4m-1.7-1.7h3.4"/>`,
  // a cart with a red packet in it
  cart: `<path class="b" d="M6.4 6.4h14.2l-1.7 8.2H8.2z"/><path class="l" d="M2.8 4h2.8l2.6 11.4h10.4"/><path class="g" d="M11 8.6h5v4h-5zm2.5 0v4"/><circle class="d" cx="9.6" cy="19" r="1.5"/><circle class="d" cx="17" cy="19" r="1.5"/>`,
  // somebody in a festive collar
  ucenter: `<circle class="b" cx="12" cy="8" r="4.2"/><path class="b" d="M4.2 20.4c0-4.2 3.4-6.8 7.8-6.8s7.8 2.6 7.8 6.8z"/><path class="g" d="m9.4 14 2.6 2.6 2.6-2.6M12 16.6v2.6"/>`
} as const

/** How a part is drawn, as attributes: a phone's chat app draws no `<style>` in a picture. */
const lookOf = (part: string, isChosen: boolean): string => {
  const [body, line] = isChosen ? ['#E02020', '#B5120F'] : ['#FFF1EE', '#C4403A']
  const gold = isChosen ? '#FFD877' : '#D99A2B'
  switch (part) {
    case 'b':
      return `fill="${body}" stroke="${line}" stroke-width="1.4" stroke-linejoin="round"`
    case 'l':
      return `fill="none" stroke="${line}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"`
    case 'g':
      return `fill="none" stroke="${gold}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"`
    default:
      return `fill="${line}"`
  }
}

/** Storage paths of all eight. */
export const seasonPaths: string[] = Object.keys(shapes).flatMap((tab) =>
  ['on', 'off'].map((state) => `${folder}${tab}-${state}.svg`)
)

/** The SVG text behind a path of the season's icons; undefined when nothing is drawn there. */
export function seasonFile(path: string): string | undefined {
  if (!seasonPaths.includes(path)) return undefined
  const [tab, state] = path.slice(folder.length, -'.svg'.length).split('-')
  const shape = shapes[tab as keyof typeof shapes]
  const svg = shape.replace(/class="(\w)"/g, (_, part: string) => lookOf(part, state === 'on'))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${svg}</svg>`
}
