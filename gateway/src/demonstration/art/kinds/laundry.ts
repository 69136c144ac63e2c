/** Washers and dryers, each on a 400×400 ground. */
import { dots, knob, middleDigits } from '../fittings'
import { kind, type Drawn, type Looks } from '../kind'
import { box, circle, d, gloss, line, panel, path, rect } from '../paint'

const laundryParts = {
  door: ['steel', 'dark', 'square', 'ring', 'top'],
  panel: ['classic', 'band', 'touch', 'knob', 'corner'],
  build: ['regular', 'slim', 'tall', 'low'],
  base: ['line', 'drawer', 'vents', 'dark'],
  drum: ['level', 'high', 'dots']
} as const

const builds = {
  regular: { half: 114, top: 62, r: 16 },
  slim: { half: 96, top: 70, r: 12 },
  tall: { half: 104, top: 36, r: 20 },
  low: { half: 126, top: 92, r: 22 }
}

/** What turns behind the glass, about a middle and as wide as the glass. */
type Load = (cx: number, cy: number, r: number, form: 'level' | 'high' | 'dots') => string

const water: Load = (cx, cy, r, form) => {
  if (form === 'dots')
    return (
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          [0.4, 0.74]
            .map((far) =>
              circle(
                cx + Math.cos((turn * Math.PI) / 180) * r * far,
                cy + Math.sin((turn * Math.PI) / 180) * r * far,
                r * 0.07,
                '#7C8CA2'
              )
            )
            .join('')
        )
        .join('') + circle(cx, cy, r * 0.16, '#8FA0B6')
    )
  const y = cy + (form === 'high' ? -r * 0.36 : r * 0.06)
  const x = Math.sqrt(r * r - (y - cy) ** 2) - 1
  return (
    path(
      d`M${cx - x} ${y}C${cx - x * 0.65} ${y - 12} ${cx - x * 0.35} ${y + 10} ${cx} ${y}S${cx + x * 0.7} ${y - 10} ${cx + x} ${y}A${r - 1} ${r - 1} 0 0 1 ${cx + r * 0.5} ${cy + r * 0.86}Q${cx} ${cy + r * 1.1} ${cx - r * 0.5} ${cy + r * 0.86}A${r - 1} ${r - 1} 0 0 1 ${cx - x} ${y}Z`,
      '{water}'
    ) +
    circle(cx - r * 0.35, cy + r * 0.4, r * 0.12, '#fff', 'opacity=".55"') +
    circle(cx + r * 0.27, cy + r * 0.54, r * 0.15, '#fff', 'opacity=".45"')
  )
}

const clothes: Load = (cx, cy, r, form) => {
  const [first, two] = (
    { level: ['#F3C9A8', '#BFDDF5'], high: ['#CFE6DA', '#F7E2B4'], dots: ['#DCD4F2', '#F6C9D2'] } as const
  )[form]
  const lift = form === 'high' ? r * 0.34 : 0
  return (
    path(
      d`M${cx - r * 0.84} ${cy + r * 0.46}C${cx - r * 0.77} ${cy - lift} ${cx - r * 0.35} ${cy + r * 0.19 - lift} ${cx - r * 0.23} ${cy - r * 0.04 - lift}S${cx + r * 0.42} ${cy - r * 0.42} ${cx + r * 0.61} ${cy - r * 0.04}S${cx + r * 0.92} ${cy + r * 0.4} ${cx + r * 0.77} ${cy + r * 0.58}Q${cx} ${cy + r * 1.36} ${cx - r * 0.84} ${cy + r * 0.46}Z`,
      first
    ) +
    path(
      d`M${cx - r * 0.46} ${cy + r * 0.7}C${cx - r * 0.42} ${cy + r * 0.35} ${cx} ${cy + r * 0.5} ${cx + r * 0.1} ${cy + r * 0.27}S${cx + r * 0.61} ${cy + r * 0.23} ${cx + r * 0.65} ${cy + r * 0.5}Q${cx} ${cy + r * 1.18} ${cx - r * 0.46} ${cy + r * 0.7}Z`,
      two
    ) +
    line(
      d`M${cx - r * 0.38} ${cy - r * 0.5}q-5 6 0 12M${cx} ${cy - r * 0.62}q-5 6 0 12M${cx + r * 0.38} ${cy - r * 0.5}q-5 6 0 12`,
      '#FFCF9E',
      4,
      'opacity=".8"'
    )
  )
}

const drums = {
  steel: (cx: number, cy: number, r: number, inside: string) =>
    circle(cx, cy, r, '{steel}') + circle(cx, cy, r * 0.85, '{dark}') + circle(cx, cy, r * 0.7, '#2B3A4C') + inside,
  dark: (cx: number, cy: number, r: number, inside: string) =>
    circle(cx, cy, r * 1.06, '{dark}', 'stroke="#fff" stroke-opacity=".14" stroke-width="2"') +
    circle(cx, cy, r * 0.7, '#2B3A4C') +
    inside,
  square: (cx: number, cy: number, r: number, inside: string) =>
    rect(cx - r, cy - r, r * 2, r * 2, r * 0.3, '{glass}', 'stroke="{seam}" stroke-width="3"') +
    circle(cx, cy, r * 0.78, '{steel}') +
    circle(cx, cy, r * 0.7, '#2B3A4C') +
    inside +
    rect(cx + r * 0.82, cy - r * 0.4, 8, r * 0.8, 4, '{steel}'),
  ring: (cx: number, cy: number, r: number, inside: string) =>
    circle(cx, cy, r * 0.92, 'none', 'stroke="{seam}" stroke-width="4"') +
    circle(cx, cy, r * 0.82, '{tint}') +
    circle(cx, cy, r * 0.7, '#2B3A4C') +
    inside +
    circle(cx, cy, r * 0.7, 'none', 'stroke="#4BA3FF" stroke-width="3" stroke-opacity=".8"')
}

const laundry =
  (load: Load, { clock, colour, dark }: { clock: string; colour: string; dark: boolean }) =>
  ({ door, panel: face, build, base, drum }: Looks<typeof laundryParts>): Drawn => {
    const { half, top, r: corner } = builds[build]
    const [l, r, w] = [200 - half, 200 + half, half * 2]
    const hasLid = door === 'top'
    const high = 52
    const head = hasLid ? top + 34 : top
    const py = head + 27
    const faces = {
      classic:
        (dark ? rect(l, head, w, high + 4, hasLid ? 0 : corner, '{dark}') : '') +
        rect(
          l + 16,
          head + 14,
          w * 0.3,
          28,
          7,
          dark ? '#3A404B' : '{tint}',
          'stroke="{seam}" stroke-opacity=".6" stroke-width="1.5"'
        ) +
        knob(200, py, 16) +
        (dark ? '' : panel(r - w * 0.34, head + 12, w * 0.29, 30, 8)) +
        middleDigits(r - w * 0.195, py, 14, clock, colour),
      band:
        panel(l + 12, head + 10, w - 24, 34, 17) +
        middleDigits(l + w * 0.28, py, 15, clock, colour) +
        dots(l + w * 0.66, py, 15, 5, 3.5),
      touch:
        rect(l, head, w, high + 2, hasLid ? 0 : corner, '{glass}') +
        middleDigits(200, py - 5, 19, clock, colour) +
        line(d`M${l + 30} ${head + 43}H${r - 30}`, '#5B6372', 3) +
        line(d`M${l + 30} ${head + 43}H${l + w * 0.56}`, colour, 3) +
        dots(l + w * 0.17, py - 5, 13, 3, 3) +
        dots(r - w * 0.17, py - 5, 13, 3, 3, 0),
      knob:
        circle(l + 42, py, 23, '{dark}') +
        knob(l + 42, py, 18, 60) +
        line(d`M${l + 78} ${py - 9}h44M${l + 78} ${py}h34M${l + 78} ${py + 9}h40`, '{seam}', 3) +
        circle(r - 30, py, 11, '{steel}', 'stroke="#7E8592" stroke-width="1.5"'),
      corner:
        panel(r - 96, head + 8, 84, 38, 10) +
        middleDigits(r - 54, py, 18, clock, colour) +
        line(d`M${l + 20} ${py - 6}h46`, '{seam}', 4) +
        line(d`M${l + 20} ${py + 6}h26`, '{seam}', 3)
    }
    const floor = base === 'drawer' ? 282 : 308
    const cy = (head + high + floor) / 2 + 2
    const size = Math.min(half * 0.66, (floor - head - high) / 2 - 6)
    const bases = {
      line: line(d`M${l + 18} 314H${r - 18}`, '{seam}', 2, 'opacity=".6"'),
      drawer:
        line(d`M${l + 1} 288H${r - 1}`, '{seam}', 3) +
        rect(172, 298, 56, 9, 4.5, '{steelDown}', 'stroke="#7E8592" stroke-width=".8"'),
      vents:
        line(d`M${r - 74} 306H${r - 18}M${r - 74} 313H${r - 18}M${r - 74} 320H${r - 18}`, '{seam}', 2.5) +
        rect(l + 16, 302, 34, 20, 5, '{tint}', 'stroke="{seam}" stroke-opacity=".7" stroke-width="1.5"'),
      dark: path(
        d`M${l} 306H${r}V${332 - corner}Q${r} 332 ${r - corner} 332H${l + corner}Q${l} 332 ${l} ${332 - corner}Z`,
        '{dark}'
      )
    }
    const glass = size * 0.7
    const frontView = hasLid
      ? path(d`M${l + 16} ${top - 8}H${r - 16}L${r} ${top + 36}H${l}Z`, '{glass}') +
        path(d`M${l + 26} ${top - 4}H${200 - 8}L${200 - 26} ${top + 32}H${l + 14}Z`, '#fff', 'opacity=".16"') +
        rect(170, top + 26, 60, 9, 4.5, '{steelDown}') +
        rect(l + 20, head + high + 18, w - 40, floor - head - high - 34, 14, '{down}', 'opacity=".55"') +
        line(d`M${l + 40} ${head + high + 40}H${l + 84}`, '{seam}', 5)
      : drums[door](200, cy, size, load(200, cy, glass, drum)) +
        line(
          d`M${200 - glass * 0.73} ${cy - glass * 0.42}C${200 - glass * 0.6} ${cy - glass * 0.72} ${200 - glass * 0.38} ${cy - glass * 0.9} ${200 - glass * 0.08} ${cy - glass * 0.94}`,
          '#fff',
          7,
          'opacity=".75"'
        ) +
        circle(200, cy, glass, 'none', 'stroke="#fff" stroke-opacity=".18" stroke-width="2"')
    return {
      body:
        rect(l + 16, 328, 26, 8, 3, '{dark}') +
        rect(r - 42, 328, 26, 8, 3, '{dark}') +
        box(l, hasLid ? top + 30 : top, w, 332 - (hasLid ? top + 30 : top), corner) +
        faces[face] +
        (face === 'touch' || (dark && face === 'classic')
          ? ''
          : line(d`M${l + 1} ${head + high + 8}H${r - 1}`, '{seam}', 2.5)) +
        frontView +
        bases[base] +
        gloss(d`M${l + 11} ${head + high + 20}V${cy + 10}`, 5),
      box: [l, hasLid ? top - 8 : top, w, 336 - (hasLid ? top - 8 : top)],
      close: [146, head - 4, 160]
    }
  }

export const washer = kind({
  parts: laundryParts,
  draw: laundry(water, { clock: '0:45', colour: '#8FD3FF', dark: false }),
  place: 'laundry',
  boxy: true
})

const drawDryer = laundry(clothes, { clock: '1:30', colour: '#FFB267', dark: true })

export const dryer = kind({
  // none is loaded from above
  parts: { ...laundryParts, door: ['steel', 'dark', 'square', 'ring'] },
  draw: (shape) => drawDryer(shape),
  place: 'laundry',
  boxy: true
})
