/** What many kinds have on them: controls, feet, handles. */
import { circle, d, digits, ellipse, line, panel, rect } from './paint'

const orange = '#FFA348'
const idle = '#7C8496'

/** How wide `digits` writes a text at a height. */
export function digitsWidth(height: number, text: string): number {
  const widths = [...text].map((sign) => (sign === ':' ? 5 : sign === '°' ? 7 : 15))
  return ((widths.reduce((sum, width) => sum + width, 0) - 4) * height) / 20
}

/** Digits about the middle of a place. */
export const middleDigits = (cx: number, cy: number, height: number, text: string, colour?: string): string =>
  digits(Math.round(cx - digitsWidth(height, text) / 2), Math.round(cy - height / 2), height, text, colour)

/** Dots in a row, the last or a named one lit. */
export const dots = (cx: number, cy: number, step: number, count: number, r: number, lit = count - 1): string =>
  Array.from({ length: count }, (_, index) =>
    circle(cx + (index - (count - 1) / 2) * step, cy, r, index === lit ? orange : idle)
  ).join('')

/** A knob of steel with its mark at an angle from the top, in degrees. */
export const knob = (cx: number, cy: number, r: number, turn = 0): string =>
  circle(cx, cy, r, '{steel}', 'stroke="#7E8592" stroke-width="1.5"') +
  line(
    d`M${cx} ${cy - r * 0.25}V${cy - r * 0.75}`,
    '#3C4350',
    2.5,
    turn ? `transform="rotate(${turn} ${cx} ${cy})"` : ''
  )

/** A scale of strokes about a knob. */
const scaleRound = (cx: number, cy: number, r: number): string =>
  line(
    [-120, -80, -40, 0, 40, 80, 120]
      .map((turn) => {
        const [x, y] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)]
        return d`M${cx + x * r} ${cy + y * r}L${cx + x * (r + 5)} ${cy + y * (r + 5)}`
      })
      .join(''),
    '{seam}',
    2.5
  )

/** Forms of a control panel, as parts name them. */
export type Control = 'screen' | 'touch' | 'knob' | 'key' | 'strip' | 'dial'

/** A control panel about a place, no larger than w × h; `colour` is of its figures. */
export function control(
  form: Control,
  [cx, cy, w, h]: [cx: number, cy: number, w: number, h: number],
  text: string,
  colour?: string
): string {
  const [left, top] = [cx - w / 2, cy - h / 2]
  switch (form) {
    case 'screen':
      return (
        panel(left + w * 0.04, top, w * 0.92, h, Math.min(22, h * 0.28)) +
        middleDigits(cx, cy - h * 0.13, h * 0.3, text, colour) +
        dots(cx, cy + h * 0.28, w * 0.18, 4, Math.max(2.5, h * 0.055))
      )
    case 'touch':
      return (
        panel(left - w * 0.16, top - h * 0.08, w * 1.32, h * 1.16, 14) +
        middleDigits(cx, cy - h * 0.2, h * 0.4, text, colour) +
        rect(left - w * 0.06, cy + h * 0.14, w * 1.12, 3, 1.5, idle) +
        rect(left - w * 0.06, cy + h * 0.14, w * 0.62, 3, 1.5, '#8FD3FF') +
        [0, 1, 2, 3, 4]
          .map((place) =>
            rect(
              left - w * 0.04 + place * w * 0.228,
              cy + h * 0.27,
              w * 0.16,
              h * 0.16,
              4,
              place === 1 ? orange : '#5B6372'
            )
          )
          .join('')
      )
    case 'knob': {
      const r = Math.min(w, h) * 0.36
      return (
        scaleRound(cx, cy, r + 8) +
        circle(cx, cy, r + 4, '{dark}') +
        knob(cx, cy, r, 40) +
        circle(cx + r + 20, cy, 3.5, orange)
      )
    }
    case 'key':
      return (
        circle(cx - w * 0.2, top + h * 0.18, 3.5, idle) +
        circle(cx + w * 0.2, top + h * 0.18, 3.5, orange) +
        line(d`M${cx - w * 0.12} ${top + h * 0.18}H${cx + w * 0.12}`, '{seam}', 3) +
        rect(cx - w * 0.2, top + h * 0.42, w * 0.4, h * 0.46, h * 0.16, '{dark}') +
        rect(cx - w * 0.15, top + h * 0.48, w * 0.3, h * 0.34, h * 0.12, '{steelDown}')
      )
    case 'strip':
      return (
        panel(left - w * 0.06, cy - h * 0.21, w * 1.12, h * 0.42, h * 0.21) +
        middleDigits(cx - w * 0.24, cy, h * 0.22, text, colour) +
        dots(cx + w * 0.3, cy, w * 0.12, 3, Math.max(2, h * 0.045))
      )
    default: {
      const r = Math.min(w, h) * 0.54
      return (
        circle(cx, cy, r, '{dark}', 'stroke="#fff" stroke-opacity=".16" stroke-width="1.5"') +
        circle(cx, cy, r * 0.78, 'none', 'stroke="#fff" stroke-opacity=".16" stroke-width="3"') +
        line(
          d`M${cx - r * 0.67} ${cy + r * 0.39}A${r * 0.78} ${r * 0.78} 0 0 1 ${cx + r * 0.6} ${cy - r * 0.5}`,
          orange,
          4
        ) +
        middleDigits(cx, cy, r * 0.46, text, colour)
      )
    }
  }
}

/** Forms of what a thing stands on. */
export type Feet = 'pads' | 'legs' | 'ring' | 'none'

/** Under a thing from left to right, its body ending at `y`; ten units high. */
export function feet(form: Feet, left: number, right: number, y: number): string {
  const w = Math.min(34, (right - left) * 0.16)
  switch (form) {
    case 'pads':
      return rect(left + 12, y - 4, w, 12, 4, '{dark}') + rect(right - 12 - w, y - 4, w, 12, 4, '{dark}')
    case 'legs':
      return (
        line(
          d`M${left + 20} ${y - 6}L${left + 13} ${y + 6}M${right - 20} ${y - 6}L${right - 13} ${y + 6}`,
          '{steel}',
          8
        ) +
        ellipse(left + 13, y + 6, 7, 3, '{dark}') +
        ellipse(right - 13, y + 6, 7, 3, '{dark}')
      )
    case 'ring':
      return rect(left + 8, y - 8, right - left - 16, 16, 8, '{dark}')
    default:
      return ''
  }
}
