/** Air conditioners, each on a 400×400 ground. */
import { middleDigits } from '../fittings'
import { kind } from '../kind'
import { box, circle, d, ellipse, gloss, line, path, rect, shadeLine } from '../paint'

const breeze = (xs: number[], y: number): string =>
  line(xs.map((x) => d`M${x} ${y}q-9 11 0 21t0 21`).join(''), '#7CC0FF', 5, 'opacity=".55"')

export const aircon = kind({
  parts: {
    build: ['round', 'box', 'slim', 'curve', 'tall'],
    mouth: ['flap', 'dark', 'holes', 'double'],
    display: ['right', 'centre', 'left', 'none'],
    trim: ['plain', 'silver', 'fresh', 'lines'],
    wind: ['four', 'two', 'still']
  },
  draw: ({ build, mouth, display, trim, wind }) => {
    const { top, foot, half, r } = {
      round: { top: 118, foot: 244, half: 152, r: 26 },
      box: { top: 128, foot: 236, half: 158, r: 8 },
      slim: { top: 138, foot: 228, half: 166, r: 30 },
      curve: { top: 116, foot: 240, half: 152, r: 58 },
      tall: { top: 104, foot: 256, half: 132, r: 18 }
    }[build]
    const [l, rr, h] = [200 - half, 200 + half, foot - top]
    const hull =
      build === 'curve'
        ? d`M${l} ${foot - 24}C${l} ${top + 16} ${l + 50} ${top} ${l + 96} ${top}H${rr - 96}C${rr - 50} ${top} ${rr} ${top + 16} ${rr} ${foot - 24}Q${rr} ${foot} ${rr - 24} ${foot}H${l + 24}Q${l} ${foot} ${l} ${foot - 24}Z`
        : d`M${l} ${top + r}Q${l} ${top} ${l + r} ${top}H${rr - r}Q${rr} ${top} ${rr} ${top + r}V${foot - r * 0.8}Q${rr} ${foot} ${rr - r} ${foot}H${l + r}Q${l} ${foot} ${l} ${foot - r * 0.8}Z`
    const m = foot - h * 0.3
    const inset = build === 'curve' ? 72 : 18
    const mouths = {
      flap:
        path(d`M${l + 14} ${m}H${rr - 14}L${rr - 22} ${m + 10}H${l + 22}Z`, '{dark}', 'opacity=".75"') +
        path(d`M${l + 22} ${m + 10}H${rr - 22}L${rr - 30} ${m + 24}H${l + 36}Z`, '{down}') +
        line(d`M${l + 36} ${m + 18}H${rr - 30}`, '{seam}', 2),
      dark:
        rect(l + 16, m + 2, half * 2 - 32, 24, 12, '{dark}') +
        line(d`M${l + 34} ${m + 10}H${rr - 34}M${l + 34} ${m + 18}H${rr - 34}`, '#6A7280', 2),
      holes:
        rect(
          l + 12,
          m - 22,
          half * 2 - 24,
          46,
          10,
          '{tint}',
          'stroke="{seam}" stroke-opacity=".6" stroke-width="1.5"'
        ) +
        [0, 1, 2]
          .map((row) =>
            Array.from({ length: 14 }, (_, index) =>
              circle(200 + (index - 6.5) * (half * 0.128), m - 11 + row * 12, 2.8, '{seam}')
            ).join('')
          )
          .join(''),
      double:
        rect(l + inset, top + 10, half * 2 - inset * 2, 14, 7, '{dark}', 'opacity=".8"') +
        rect(l + 18, foot - 24, half * 2 - 36, 14, 7, '{dark}', 'opacity=".8"')
    }
    const x = { right: rr - 62, centre: 200, left: l + 62, none: 0 }[display]
    const trims = {
      plain: '',
      silver: rect(l, m - 14, half * 2, 9, 0, '{steelDown}'),
      fresh:
        box(rr - 54, top, 54, h, Math.min(r, 22), '{foot}', '{dark}') +
        circle(rr - 27, top + h * 0.42, 13, 'none', 'stroke="#37C58A" stroke-width="3.5"') +
        circle(rr - 27, top + h * 0.42, 4, '#37C58A'),
      lines: line(
        [0.16, 0.28, 0.4].map((share) => d`M${l + 26} ${top + h * share}H${rr - 26}`).join(''),
        '{seam}',
        2,
        'opacity=".55"'
      )
    }
    const dx = trim === 'fresh' && display === 'right' ? x - 52 : x
    return {
      body:
        shadeLine(hull, '{foot}') +
        trims[trim] +
        (mouth === 'double' && trim === 'silver'
          ? ''
          : gloss(
              d`M${l + 24} ${top + (mouth === 'double' ? 36 : 14)}C${l + 80} ${top + (mouth === 'double' ? 30 : 8)} ${l + 130} ${top + (mouth === 'double' ? 30 : 9)} ${l + half * 1.1} ${top + (mouth === 'double' ? 36 : 14)}`,
              7
            )) +
        mouths[mouth] +
        (display === 'none'
          ? circle(rr - 30, top + 20, 3, '#37C58A')
          : middleDigits(dx, top + h * 0.4, Math.min(26, h * 0.22), '26°', '{glow}') +
            circle(dx - 36, top + h * 0.4 + 6, 3, '#37C58A')) +
        {
          four: breeze([l + 52, l + 52 + half * 0.45, rr - 52 - half * 0.45, rr - 52], foot + 14),
          two: breeze([l + half * 0.6, rr - half * 0.6], foot + 14),
          still: ''
        }[wind],
      box: [l, top, half * 2, h],
      close: [dx > 240 || display === 'none' ? rr - 144 : dx - 68, top - 2, 136]
    }
  },
  place: 'wall'
})

export const airconTower = kind({
  parts: {
    build: ['tube', 'box', 'slim', 'oval', 'wave'],
    mouth: ['slot', 'holes', 'twin', 'wide'],
    display: ['low', 'high', 'line', 'round'],
    base: ['plate', 'none', 'plinth'],
    top: ['plain', 'dark', 'ring']
  },
  draw: ({ build, mouth, display, base, top: cap }) => {
    const { half, r } = {
      tube: { half: 58, r: 50 },
      box: { half: 66, r: 12 },
      slim: { half: 42, r: 38 },
      oval: { half: 72, r: 70 },
      wave: { half: 62, r: 30 }
    }[build]
    const [l, w, top, foot] = [200 - half, half * 2, 34, 326]
    const hull =
      build === 'wave'
        ? d`M${l + 8} ${top + 30}Q${l + 8} ${top} ${l + 40} ${top}H${200 + half - 40}Q${200 + half - 8} ${top} ${200 + half - 8} ${top + 30}C${200 + half - 26} 140 ${200 + half + 18} 230 ${200 + half} ${foot}H${l}C${l - 18} 230 ${l + 26} 140 ${l + 8} ${top + 30}Z`
        : d`M${l} ${top + r}Q${l} ${top} ${l + r} ${top}H${200 + half - r}Q${200 + half} ${top} ${200 + half} ${top + r}V${foot - 14}Q${200 + half} ${foot} ${200 + half - 14} ${foot}H${l + 14}Q${l} ${foot} ${l} ${foot - 14}Z`
    const from = display === 'high' || display === 'round' ? 124 : 70
    const to = display === 'low' ? 256 : 296
    const slats = (x: number, wide: number) =>
      rect(x - wide / 2, from, wide, to - from, Math.min(18, wide / 2), '{dark}') +
      line(
        Array.from(
          { length: Math.floor((to - from - 24) / 15) },
          (_, index) => d`M${x - wide / 2 + 6} ${from + 16 + index * 15}h${wide - 12}`
        ).join(''),
        '#6A7280',
        2.5
      )
    const mouths = {
      slot: slats(200, half * 0.62),
      holes: Array.from({ length: Math.floor((to - from) / 17) }, (_, row) =>
        [-2, -1, 0, 1, 2]
          .map((share) => circle(200 + share * half * 0.26, from + 10 + row * 17, 3.4, '{seam}'))
          .join('')
      ).join(''),
      twin: slats(200 - half * 0.52, Math.max(16, half * 0.34)) + slats(200 + half * 0.52, Math.max(16, half * 0.34)),
      wide: slats(200, half * 1.36)
    }
    const displays = {
      low: middleDigits(200, 287, 22, '24', '{glow}') + circle(200, 312, 4, '{glow}'),
      high: middleDigits(200, 94, 26, '24', '{glow}') + line('M182 114h36', '{glow}', 3),
      line: line('M200 80V286', '#8FD3FF', 3, 'opacity=".75"') + circle(200, 310, 6, '{glow}'),
      round: circle(200, 92, Math.min(28, half * 0.66), '{dark}') + middleDigits(200, 92, 16, '24')
    }
    const caps = {
      plain: ellipse(200, top + 12, half * 0.6, 7, '{dark}', 'opacity=".8"'),
      dark: path(
        d`M${l + 1} ${top + 36}Q${l + 1} ${top} ${l + Math.min(r, 40)} ${top}H${200 + half - Math.min(r, 40)}Q${200 + half - 1} ${top} ${200 + half - 1} ${top + 36}Z`,
        '{dark}'
      ),
      ring: rect(l + 2, top + 32, w - 4, 8, 0, '{steel}')
    }
    const bases = {
      plate: ellipse(200, 328, half + 16, 10, '{dark}'),
      none: rect(l + 12, 322, w - 24, 12, 5, '{dark}'),
      plinth: box(l - 12, 306, w + 24, 28, 10, '{foot}', '{steelDown}')
    }
    return {
      body:
        (base === 'plinth' ? '' : bases[base]) +
        shadeLine(hull, '{foot}', '{across}') +
        (build === 'wave' && cap === 'dark' ? caps.plain : caps[cap]) +
        mouths[mouth] +
        displays[display] +
        (base === 'plinth' ? bases.plinth : '') +
        gloss(d`M${l + 13} ${top + 48}V280`, 6),
      box: [l - 16, 34, w + 32, 304],
      close: [134, display === 'high' || display === 'round' ? 50 : 206, 132]
    }
  },
  place: 'living'
})
