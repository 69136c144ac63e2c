/** The ground behind the top of a decorated page, and the bar that stands on it. */

/** CSS values; `dark` asks for white words on it. */
export interface TopGround {
  /** Colour of the bar: where the background begins. */
  bar: string
  background: string
  dark: boolean
}

const usual: TopGround = {
  bar: '#dcebff',
  background: 'linear-gradient(180deg, #dcebff 0%, #f4f6f9 100%)',
  dark: false
}

/** Red, green and blue 0..255 of `#rgb` or `#rrggbb`. */
function channels(hex: string): [number, number, number] {
  const digits = hex.slice(1)
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channelAt = (start: number) => Number.parseInt(wide.slice(start, start + 2), 16)
  return [channelAt(0), channelAt(2), channelAt(4)]
}

/** Relative luminance, coarse: enough to choose between black and white words. */
const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex).map((channel) => (channel / 255) ** 2.2) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Out of a page's checked `topBackground`; one without a colour that can be read counts as none. */
export function topGroundOf(background: string | undefined): TopGround {
  const first = background && /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/i.exec(background)?.[0]
  if (!background || !first) return usual
  const plain = background === first
  return {
    bar: first,
    background: plain ? `linear-gradient(180deg, ${first} 0%, #f4f6f9 100%)` : background,
    dark: luminance(first) < 0.3
  }
}
