/** Hot water, each on a 400×400 ground. */
import { control, dots, knob, middleDigits } from '../fittings'
import { kind } from '../kind'
import { box, circle, d, gloss, line, panel, path, rect } from '../paint'

export const waterHeater = kind({
  parts: {
    build: ['capsule', 'flat', 'twin', 'drum', 'upright'],
    panel: ['screen', 'dial', 'strip', 'knob', 'touch'],
    place: ['centre', 'right', 'left'],
    bands: ['two', 'one', 'steel', 'dark', 'none'],
    pipes: ['short', 'long']
  },
  draw: ({ build, panel: face, place, bands, pipes }) => {
    const { half, top, high, r } = {
      capsule: { half: 158, top: 110, high: 142, r: 71 },
      flat: { half: 164, top: 130, high: 108, r: 22 },
      twin: { half: 150, top: 96, high: 160, r: 40 },
      drum: { half: 128, top: 94, high: 166, r: 60 },
      upright: { half: 84, top: 56, high: 218, r: 52 }
    }[build]
    const [l, rr, w, foot] = [200 - half, 200 + half, half * 2, top + high]
    const long = pipes === 'long' ? 74 : 50
    const gap = build === 'upright' ? 24 : 34
    const pipe = (x: number, tip: string) =>
      rect(x - 7.5, foot - 6, 15, long, 5, '{steel}') + rect(x - 7.5, foot + long - 18, 15, 7, 2, tip)
    const narrow = build === 'upright'
    const cx = narrow ? 200 : { centre: 200, right: 200 + half * 0.5, left: 200 - half * 0.46 }[place]
    const cy = build === 'twin' ? top + high * 0.75 : narrow ? top + high * 0.66 : top + high * 0.52
    const size: [number, number] = narrow ? [104, 58] : [112, build === 'twin' ? 46 : 58]
    const bandDrawings = {
      two: line(
        d`M${l + w * 0.235} ${top + 1}V${foot - 1}M${rr - w * 0.235} ${top + 1}V${foot - 1}`,
        '{seam}',
        2.5,
        'opacity=".8"'
      ),
      one: line(
        d`M${place === 'left' ? rr - w * 0.26 : l + w * 0.26} ${top + 1}V${foot - 1}`,
        '{seam}',
        3,
        'opacity=".8"'
      ),
      steel:
        rect(l + w * 0.2, top, 10, high, 0, '{steelDown}') + rect(rr - w * 0.2 - 10, top, 10, high, 0, '{steelDown}'),
      dark: path(
        d`M${rr - r} ${top}Q${rr} ${top} ${rr} ${top + r}V${foot - r}Q${rr} ${foot} ${rr - r} ${foot}H${rr - Math.max(r, w * 0.22)}V${top}Z`,
        '{dark}'
      ),
      none: ''
    }
    const lyingBands = {
      two: line(
        d`M${l + 1} ${top + high * 0.26}H${rr - 1}M${l + 1} ${foot - high * 0.18}H${rr - 1}`,
        '{seam}',
        2.5,
        'opacity=".8"'
      ),
      one: line(d`M${l + 1} ${top + high * 0.4}H${rr - 1}`, '{seam}', 3, 'opacity=".8"'),
      steel: rect(l, top + high * 0.38, w, 10, 0, '{steelDown}'),
      dark: path(
        d`M${l} ${top + high * 0.34}V${top + r}Q${l} ${top} ${l + r} ${top}H${rr - r}Q${rr} ${top} ${rr} ${top + r}V${top + high * 0.34}Z`,
        '{dark}'
      ),
      none: ''
    }
    const tank =
      build === 'twin'
        ? box(l, top, w, high / 2 + 2, r, '{foot}') + box(l, top + high / 2, w, high / 2, r, '{foot}')
        : rect(l, top, w, high, r, '{down}') +
          rect(l, top, w, high, r, '{body}', 'opacity=".85"') +
          rect(l, top, w, high, r, '{foot}')
    return {
      body:
        pipe(200 - gap, '#4BA3FF') +
        pipe(200 + gap, '#F06449') +
        tank +
        (narrow ? lyingBands[bands] : build === 'twin' && bands === 'dark' ? '' : bandDrawings[bands]) +
        gloss(
          narrow || build === 'flat'
            ? d`M${l + 15} ${top + r + 6}V${foot - r}`
            : d`M${l + 20} ${top + r * 0.82}C${l + 24} ${top + r * 0.5} ${l + 36} ${top + r * 0.3} ${l + 54} ${top + r * 0.2}`,
          8
        ) +
        (narrow ? '' : line(d`M${l + w * 0.28} ${top + 13}H${rr - w * 0.3}`, '#fff', 5, 'opacity=".45"')) +
        (face === 'screen'
          ? panel(cx - 64, cy - 28, 128, 56, 16) +
            middleDigits(cx - 22, cy, 25, '55°', '#FFB267') +
            circle(cx + 36, cy, 12, 'none', 'stroke="#5B6372" stroke-width="3"') +
            line(d`M${cx + 36} ${cy - 12}A12 12 0 1 1 ${cx + 24} ${cy}`, '#FF7A45', 3)
          : control(face, [cx, cy, size[0], size[1]], '55', '#FFB267')),
      box: [l, top, w, high + long - 6],
      front: [l, top, w, high],
      close: [cx - 78, cy - 78, 150]
    }
  },
  place: 'bath'
})

export const gasHeater = kind({
  parts: {
    build: ['regular', 'slim', 'round', 'wide'],
    front: ['flame', 'screen', 'window', 'plate', 'rings'],
    panel: ['screen', 'dial', 'strip', 'knobs', 'touch'],
    flue: ['top', 'wide', 'none'],
    trim: ['plain', 'frame', 'darkFoot']
  },
  draw: ({ build, front, panel: face, flue, trim }) => {
    const { half, top, r } = {
      regular: { half: 96, top: 78, r: 18 },
      slim: { half: 78, top: 66, r: 10 },
      round: { half: 100, top: 88, r: 56 },
      wide: { half: 116, top: 96, r: 14 }
    }[build]
    const [l, w, h] = [200 - half, half * 2, 322 - top]
    const pipe = (x: number, tip: string) => rect(x - 7, 314, 14, 36, 4, '{steel}') + rect(x - 7, 340, 14, 6, 2, tip)
    const fy = top + h * 0.36
    const cy = 322 - h * 0.2
    const flame = (y: number, s: number) =>
      path(
        d`M200 ${y - 22 * s}C${200 + 14 * s} ${y - 4 * s} ${200 + 24 * s} ${y + 4 * s} ${200 + 24 * s} ${y + 22 * s}A${24 * s} ${24 * s} 0 0 1 ${200 - 24 * s} ${y + 22 * s}C${200 - 24 * s} ${y + 10 * s} ${200 - 16 * s} ${y + 6 * s} ${200 - 14 * s} ${y - 4 * s}C${200 - 8 * s} ${y + 2 * s} ${200 - 4 * s} ${y + 2 * s} 200 ${y - 22 * s}Z`,
        '#FF8A4C',
        'opacity=".9"'
      ) +
      path(
        d`M200 ${y + 8 * s}C${200 + 7 * s} ${y + 18 * s} ${200 + 12 * s} ${y + 22 * s} ${200 + 12 * s} ${y + 30 * s}A${12 * s} ${12 * s} 0 0 1 ${200 - 12 * s} ${y + 30 * s}C${200 - 12 * s} ${y + 22 * s} ${200 - 4 * s} ${y + 18 * s} 200 ${y + 8 * s}Z`,
        '#FFD08A'
      )
    const fronts = {
      flame: flame(fy, 1),
      screen:
        panel(200 - half * 0.62, fy - 44, half * 1.24, 92, 14) +
        middleDigits(200, fy - 8, 38, '42°', '#FFB267') +
        dots(200, fy + 32, 18, 5, 3.5),
      window: circle(200, fy, 44, '{steelDown}') + circle(200, fy, 37, '#14161B') + flame(fy - 6, 0.86),
      plate:
        rect(l + 14, top + 20, w - 28, h * 0.5, 10, '{glass}') +
        path(d`M${l + 18} ${top + 24}h${w * 0.34}L${l + 30} ${top + 16 + h * 0.5}h-12Z`, '#fff', 'opacity=".12"') +
        flame(fy - 4, 0.8),
      rings:
        [58, 42, 26]
          .map((radius) => circle(200, fy, radius, 'none', 'stroke="{seam}" stroke-width="4" stroke-opacity=".7"'))
          .join('') + circle(200, fy, 9, '#FF8A4C')
    }
    const second = front === 'screen' ? 'knobs' : face
    const controls =
      second === 'knobs'
        ? knob(200 - half * 0.42, cy, 21, -40) + knob(200 + half * 0.42, cy, 21, 40)
        : second === 'screen'
          ? panel(200 - 60, cy - 32, 120, 60, 18) +
            middleDigits(200 - 12, cy - 2, 25, '42°') +
            circle(200 + 38, cy - 2, 10, '{steel}')
          : control(second, [200, cy, Math.min(110, half * 1.1), 66], '42')
    const pipeTop = {
      top: rect(166, 40, 68, top - 34, 6, '{steel}'),
      wide: rect(136, top - 26, 128, 34, 8, '{steelDown}') + rect(178, 40, 44, top - 60, 5, '{steel}'),
      none: ''
    }[flue]
    return {
      body:
        pipeTop +
        pipe(200 - half * 0.48, '#4BA3FF') +
        pipe(200, '#F2B53C') +
        pipe(200 + half * 0.48, '#F06449') +
        box(l, top, w, h, r) +
        (trim === 'frame'
          ? rect(l + 6, top + 6, w - 12, h - 12, Math.max(6, r - 5), 'none', 'stroke="{steel}" stroke-width="5"')
          : '') +
        (trim === 'darkFoot'
          ? path(
              d`M${l} ${cy - 44}H${200 + half}V${322 - r}Q${200 + half} 322 ${200 + half - r} 322H${l + r}Q${l} 322 ${l} ${322 - r}Z`,
              '{dark}'
            )
          : line(d`M${l + 22} ${top + 20}H${l + w - 22}`, '{seam}', 2, 'opacity=".6"')) +
        fronts[front] +
        controls +
        gloss(d`M${l + 12} ${top + Math.max(20, r)}V${cy - 56}`, 6),
      box: [l, flue === 'none' ? top : 40, w, flue === 'none' ? 350 - top : 310],
      front: [l, top, w, h],
      close: [124, cy - 76, 152]
    }
  },
  place: 'bath',
  boxy: true
})
