/** Fans, purifiers of air and humidifiers, each on a 400×400 ground. */
import { control, dots, feet, middleDigits } from '../fittings'
import { kind } from '../kind'
import { box, circle, d, ellipse, gloss, line, path, rect, shadeLine } from '../paint'

const spokes = (cx: number, cy: number, from: number, to: number, count: number): string =>
  line(
    Array.from({ length: count }, (_, step) => {
      const turn = (step * 2 * Math.PI) / count
      const [x, y] = [Math.cos(turn), Math.sin(turn)]
      return d`M${cx + x * from} ${cy + y * from}L${cx + x * to} ${cy + y * to}`
    }).join(''),
    '#7E8592',
    1.5,
    'opacity=".45"'
  )

export const fan = kind({
  parts: {
    build: ['desk', 'tall', 'table', 'box', 'column'],
    blades: ['five', 'three', 'seven', 'turbo'],
    cage: ['rings', 'spokes', 'swirl'],
    base: ['plate', 'disc', 'cross', 'tank'],
    hub: ['dark', 'body', 'steel']
  },
  draw: ({ build, blades, cage, base, hub }) => {
    if (build === 'column') {
      const half = { plate: 22, disc: 30, cross: 15, tank: 22 }[base]
      const step = { five: 11.4, three: 19, seven: 8, turbo: 26 }[blades]
      const top = { dark: '{dark}', body: '', steel: '{steelDown}' }[hub]
      const slats = Array.from({ length: Math.floor(150 / step) }, (_, index) => 92 + index * step)
      const mouths = {
        rings: line(slats.map((y) => d`M${206 - half} ${y}H${194 + half}`).join(''), '#6A7280', 2.5),
        spokes: line(d`M${200 - half * 0.4} 92V230M200 92V230M${200 + half * 0.4} 92V230`, '#6A7280', 3),
        swirl: slats.map((y) => circle(200, y, Math.min(6, step * 0.3), '#6A7280')).join('')
      }
      return {
        body:
          (base === 'tank' ? box(142, 274, 116, 58, 16) : ellipse(200, 326, base === 'cross' ? 52 : 66, 10, '{dark}')) +
          shadeLine('M158 70Q158 36 200 36T242 70L252 318Q252 326 244 326H156Q148 326 148 318Z', '{foot}', '{across}') +
          (top && path('M158 70Q158 36 200 36T242 70Z', top)) +
          rect(200 - half, 76, half * 2, 168, half, '{dark}') +
          mouths[cage] +
          middleDigits(200, 272, 20, '03', '{glow}') +
          (base === 'tank' ? rect(156, 290, 88, 34, 10, '{water}', 'opacity=".8"') : dots(200, 300, 14, 3, 3)) +
          gloss('M168 84L164 262', 6),
        box: [134, 36, 132, 300],
        close: [134, 190, 132]
      }
    }
    const { r, cy, neck } = {
      desk: { r: 104, cy: 148, neck: 20 },
      tall: { r: 78, cy: 114, neck: 14 },
      table: { r: 116, cy: 170, neck: 34 },
      box: { r: 98, cy: 170, neck: 0 }
    }[build]
    const foot = 322
    const blade = {
      five: {
        n: 5,
        path: d`M200 ${cy}C188 ${cy - r * 0.28} 196 ${cy - r * 0.65} 222 ${cy - r * 0.76}C250 ${cy - r * 0.68} 244 ${cy - r * 0.3} 200 ${cy}Z`
      },
      three: {
        n: 3,
        path: d`M200 ${cy}C166 ${cy - r * 0.3} 160 ${cy - r * 0.68} 196 ${cy - r * 0.82}C248 ${cy - r * 0.84} 262 ${cy - r * 0.4} 200 ${cy}Z`
      },
      seven: {
        n: 7,
        path: d`M200 ${cy}C192 ${cy - r * 0.3} 194 ${cy - r * 0.6} 208 ${cy - r * 0.8}C230 ${cy - r * 0.74} 230 ${cy - r * 0.36} 200 ${cy}Z`
      },
      turbo: {
        n: 4,
        path: d`M200 ${cy}C176 ${cy - r * 0.2} 170 ${cy - r * 0.6} 190 ${cy - r * 0.8}C226 ${cy - r * 0.82} 252 ${cy - r * 0.6} 200 ${cy}Z`
      }
    }[blades]
    const cages = {
      rings:
        [0.86, 0.66, 0.46]
          .map((share) =>
            circle(200, cy, r * share, 'none', 'stroke="#7E8592" stroke-opacity=".38" stroke-width="1.6"')
          )
          .join('') + spokes(200, cy, r * 0.24, r * 0.96, 12),
      spokes:
        spokes(200, cy, r * 0.24, r * 0.97, 36) +
        circle(200, cy, r * 0.62, 'none', 'stroke="#7E8592" stroke-opacity=".5" stroke-width="3"'),
      swirl: Array.from({ length: 9 }, (_, index) =>
        path(
          d`M200 ${cy}Q${200 + r * 0.7} ${cy - r * 0.1} ${200 + r * 0.68} ${cy - r * 0.68}`,
          'none',
          `stroke="#7E8592" stroke-opacity=".5" stroke-width="2" transform="rotate(${index * 40} 200 ${cy})"`
        )
      ).join('')
    }
    const bases = {
      plate:
        path(
          d`M128 ${foot}Q132 ${foot - 14} 156 ${foot - 14}H244Q268 ${foot - 14} 272 ${foot}Q274 332 262 332H138Q126 332 128 ${foot}Z`,
          '{body}'
        ) + circle(200, foot - 1, 4, '#4BA3FF'),
      disc:
        ellipse(200, foot, 84, 13, '{dark}') +
        ellipse(200, foot - 4, 78, 11, '{body}') +
        circle(228, foot - 4, 4, '#4BA3FF'),
      cross:
        line(d`M196 ${foot - 20}L130 330M204 ${foot - 20}L270 330`, '{dark}', 13) +
        rect(182, foot - 34, 36, 22, 8, '{body}'),
      tank:
        box(136, foot - 62, 128, 72, 18) +
        rect(148, foot - 36, 104, 36, 10, '{water}', 'opacity=".8"') +
        circle(200, foot - 48, 4, '#4BA3FF')
    }
    const centre = { dark: '{dark}', body: '{body}', steel: '{steel}' }[hub]
    const frame =
      build === 'box'
        ? box(200 - r - 22, cy - r - 22, r * 2 + 44, r * 2 + 44, 30) + circle(200, cy, r + 2, '{deep}')
        : ''
    const stem = neck
      ? rect(200 - neck / 2, cy + r - 16, neck, foot - cy - r + 10, 6, build === 'table' ? '{body}' : '{steel}')
      : ''
    const low = base === 'tank' && build === 'table' ? 'plate' : base
    return {
      body:
        stem +
        (build === 'box' ? feet('legs', 110, 290, 306) : bases[low]) +
        frame +
        circle(200, cy, r, '{clear}', `stroke="{base}" stroke-width="${build === 'box' ? 5 : 9}"`) +
        Array.from({ length: blade.n }, (_, index) =>
          path(
            blade.path,
            '{body}',
            `opacity=".93" transform="rotate(${Math.round((index * 360) / blade.n)} 200 ${cy})"`
          )
        ).join('') +
        cages[cage] +
        circle(200, cy, r * 0.23, centre, 'stroke="#7E8592" stroke-opacity=".5" stroke-width="1.5"') +
        circle(200, cy, r * 0.12, hub === 'steel' ? '{dark}' : '{steel}') +
        line(
          d`M${200 - r * 0.82} ${cy - r * 0.34}C${200 - r * 0.72} ${cy - r * 0.56} ${200 - r * 0.57} ${cy - r * 0.7} ${200 - r * 0.37} ${cy - r * 0.8}`,
          '#fff',
          7,
          'opacity=".7"'
        ),
      box:
        build === 'box'
          ? [200 - r - 22, cy - r - 22, r * 2 + 44, 314 - cy + r + 22]
          : [200 - r - 4, cy - r - 4, r * 2 + 8, 336 - cy + r],
      close: [124, cy - 76, 152]
    }
  },
  place: 'living'
})

export const airPurifier = kind({
  parts: {
    build: ['tube', 'box', 'cone', 'low', 'twin'],
    grille: ['dots', 'slats', 'mesh', 'ring'],
    panel: ['pill', 'round', 'strip', 'top'],
    feet: ['none', 'legs', 'ring']
  },
  draw: ({ build, grille, panel: face, feet: stand }) => {
    const { half, foot, top, r } = {
      tube: { half: 84, foot: 84, top: 72, r: 44 },
      box: { half: 96, foot: 96, top: 84, r: 16 },
      cone: { half: 58, foot: 98, top: 60, r: 40 },
      low: { half: 112, foot: 112, top: 136, r: 40 },
      twin: { half: 76, foot: 76, top: 48, r: 24 }
    }[build]
    const [l, rr, bl, br] = [200 - half, 200 + half, 200 - foot, 200 + foot]
    const hull = d`M${l} ${top + r}Q${l} ${top} ${l + r} ${top}H${rr - r}Q${rr} ${top} ${rr} ${top + r}L${br} 312Q${br} 330 ${br - 24} 330H${bl + 24}Q${bl} 330 ${bl} 312Z`
    const gy = build === 'low' ? 232 : 204
    const rows = Math.floor((312 - gy) / 18)
    const wide = (half + foot) / 2 - 20
    const grilles = {
      dots: Array.from({ length: rows }, (_, row) =>
        Array.from({ length: 8 }, (_unused, index) =>
          circle(200 + (index - 3.5) * (wide * 0.27), gy + 4 + row * 18, 3.6, '{seam}')
        ).join('')
      ).join(''),
      slats: line(
        Array.from({ length: rows + 1 }, (_, row) => d`M${200 - wide} ${gy + row * 17}H${200 + wide}`).join(''),
        '{seam}',
        5,
        'opacity=".7"'
      ),
      mesh:
        rect(200 - wide, gy - 4, wide * 2, 314 - gy, 16, '{dark}') +
        line(
          Array.from({ length: 9 }, (_, index) => d`M${200 - wide * 0.8 + index * wide * 0.2} ${gy + 8}V298`).join(''),
          '#6A7280',
          3
        ),
      ring:
        circle(200, (gy + 306) / 2, (310 - gy) / 2 + 4, '{dark}', 'stroke="{seam}" stroke-width="3"') +
        [0.75, 0.5, 0.25]
          .map((share) =>
            circle(200, (gy + 306) / 2, ((310 - gy) / 2) * share, 'none', 'stroke="#6A7280" stroke-width="3"')
          )
          .join('')
    }
    const py = build === 'low' ? 186 : build === 'twin' ? 128 : 146
    const faces = {
      pill: rect(168, py - 20, 64, 40, 20, '{dark}') + middleDigits(200, py, 20, '08', '#5BE0A4'),
      round:
        circle(200, py, 30, '{dark}', 'stroke="#5BE0A4" stroke-width="4"') + middleDigits(200, py, 20, '08', '#5BE0A4'),
      strip: line(d`M${200 - half * 0.6} ${py + 12}H${200 + half * 0.6}`, '#37C58A', 5) + dots(200, py - 8, 20, 4, 3.5),
      top: middleDigits(200, py, 30, '08', '{glow}') + circle(200 + 44, py + 10, 4, '#37C58A')
    }
    return {
      body:
        feet(stand, bl + 8, br - 8, 328) +
        shadeLine(hull, '{foot}', '{across}') +
        (build === 'twin'
          ? rect(l - 1, 180, half * 2 + 2, 9, 0, '{steel}')
          : line(d`M${200 - wide - 12} ${gy - 20}H${200 + wide + 12}`, '{seam}', 2, 'opacity=".7"')) +
        ellipse(200, top + 17, half * 0.72, Math.min(14, half * 0.17), '{dark}') +
        line(
          d`M${200 - half * 0.5} ${top + 15}H${200 + half * 0.5}M${200 - half * 0.4} ${top + 20}H${200 + half * 0.4}`,
          '#6A7280',
          2
        ) +
        faces[face] +
        grilles[grille] +
        gloss(d`M${l + 12} ${top + r + 10}L${l + 12 - (foot - half) * 0.3} ${gy - 30}`, 6),
      box: [Math.min(l, bl), top, Math.max(half, foot) * 2, 334 - top],
      close: [126, py - 66, 148]
    }
  },
  place: 'living'
})

export const humidifier = kind({
  parts: {
    build: ['dome', 'tube', 'drop', 'egg', 'box'],
    tank: ['clear', 'body', 'full', 'dark'],
    panel: ['pill', 'knob', 'dial', 'strip'],
    mist: ['three', 'one', 'two', 'none']
  },
  draw: ({ build, tank, panel: face, mist }) => {
    const { half, foot, top, mid } = {
      dome: { half: 72, foot: 76, top: 104, mid: 226 },
      tube: { half: 62, foot: 62, top: 92, mid: 214 },
      drop: { half: 82, foot: 70, top: 84, mid: 244 },
      egg: { half: 86, foot: 64, top: 118, mid: 224 },
      box: { half: 86, foot: 86, top: 120, mid: 230 }
    }[build]
    const [l, r, bl, br] = [200 - half, 200 + half, 200 - foot, 200 + foot]
    const tanks = {
      dome: d`M${l} ${mid}C${l} 158 156 ${top} 200 ${top}S${r} 158 ${r} ${mid}Z`,
      tube: d`M${l} ${mid}V${top + 22}Q${l} ${top} ${l + 22} ${top}H${r - 22}Q${r} ${top} ${r} ${top + 22}V${mid}Z`,
      drop: d`M${l} ${mid}C${l} 190 ${200 - 16} 150 ${200 - 14} ${top}H214C${200 + 16} 150 ${r} 190 ${r} ${mid}Z`,
      egg: d`M${l} ${mid}C${l - 6} 150 160 ${top} 200 ${top}S${r + 6} 150 ${r} ${mid}Z`,
      box: d`M${l} ${mid}V${top + 10}Q${l} ${top} ${l + 10} ${top}H${r - 10}Q${r} ${top} ${r} ${top + 10}V${mid}Z`
    }
    const fill = { clear: '{clear}', body: '{body}', full: '{clear}', dark: '{glass}' }[tank]
    const level = tank === 'full' ? top + (mid - top) * 0.5 : mid - 24
    const inset = build === 'drop' ? half * 0.3 : build === 'dome' || build === 'egg' ? 6 : 2
    const waves =
      tank === 'clear' || tank === 'full'
        ? path(
            d`M${l + inset} ${level}C${l + half * 0.4} ${level - 10} 176 ${level + 8} 200 ${level - 2}S${r - half * 0.3} ${level - 8} ${r - inset} ${level}L${r - 1} ${mid}H${l + 1}Z`,
            '{water}',
            'opacity=".85"'
          )
        : ''
    const body = d`M${l - 3} ${mid - 4}H${r + 3}L${br + 3} 290C${br} 322 ${br - 20} 332 ${br - 50} 332H${bl + 50}C${bl + 20} 332 ${bl} 322 ${bl - 3} 290Z`
    const wisp = (x: number, y: number) => d`M${x} ${y}C${x - 16} ${y - 16} ${x + 14} ${y - 26} ${x} ${y - 48}`
    const clouds = {
      three: [
        [186, 0],
        [206, -4],
        [228, 2]
      ],
      one: [[202, 0]],
      two: [
        [188, 0],
        [216, 0]
      ],
      none: []
    }[mist]
    return {
      body:
        (clouds.length
          ? line(clouds.map(([x = 0, y = 0]) => wisp(x, top - 14 + y)).join(''), '#A9CDF2', 9, 'opacity=".55"')
          : '') +
        path(tanks[build], fill, 'stroke="#C3D3E6" stroke-width="2"') +
        waves +
        rect(184, top - 12, 32, 18, 7, '{steelDown}') +
        shadeLine(body) +
        line(d`M${l - 2} ${mid - 2}H${r + 2}`, '{seam}', 2.5, 'opacity=".8"') +
        line(
          d`M${l + 18} ${mid - 32}C${l + 20} ${mid - 56} ${l + 30} ${mid - 76} ${l + 46} ${mid - 92}`,
          '#fff',
          7,
          build === 'drop' ? 'opacity=".5"' : 'opacity=".85"'
        ) +
        (face === 'pill'
          ? rect(164, mid + 28, 72, 40, 20, '{dark}') + middleDigits(200, mid + 48, 20, '55')
          : control(face, [200, mid + 50, face === 'strip' ? foot * 1.3 : 100, 60], '55')),
      box: [
        Math.min(l, bl) - 4,
        top - (clouds.length ? 50 : 12),
        Math.max(half, foot) * 2 + 8,
        332 - top + (clouds.length ? 50 : 12)
      ],
      close: [128, mid - 30, 144]
    }
  },
  place: 'living'
})
