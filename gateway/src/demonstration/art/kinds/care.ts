/** Hair dryers and toothbrushes, each on a 400×400 ground. */
import { middleDigits } from '../fittings'
import { kind } from '../kind'
import { circle, d, ellipse, gloss, line, path, rect, shadeLine } from '../paint'

export const hairDryer = kind({
  parts: {
    build: ['barrel', 'short', 'hollow', 'cone'],
    nozzle: ['flat', 'round', 'diffuser', 'ring'],
    handle: ['straight', 'curved', 'folded', 'slim'],
    back: ['fan', 'grille', 'cap', 'gold'],
    trim: ['plain', 'band', 'darkTop']
  },
  draw: ({ build, nozzle, handle, back, trim }) => {
    const { x, high, cx, r } = {
      barrel: { x: 90, high: 1, cx: 262, r: 42 },
      short: { x: 132, high: 1.12, cx: 252, r: 48 },
      hollow: { x: 140, high: 1.06, cx: 248, r: 50 },
      cone: { x: 78, high: 0.86, cx: 266, r: 36 }
    }[build]
    const cy = 150
    const [up, down] = [66 * high, 66 * high]
    const narrow = build === 'cone' ? 28 : build === 'short' ? 56 : build === 'hollow' ? 52 : 46
    const end = cx + up * 0.86
    const hull = d`M${x} ${cy - narrow + 12}Q${x - 2} ${cy - narrow} ${x + 12} ${cy - narrow}L${cx - 20} ${cy - up}C${end - 20} ${cy - up} ${end} ${cy - 30} ${end} ${cy}S${end - 20} ${cy + down} ${cx - 20} ${cy + down}L${x + 12} ${cy + narrow}Q${x} ${cy + narrow} ${x} ${cy + narrow - 12}Z`
    const nozzles = {
      flat:
        path(
          d`M${x - 28} ${cy - narrow * 0.6}Q${x - 30} ${cy - narrow * 0.74} ${x - 18} ${cy - narrow * 0.74}L${x + 8} ${cy - narrow * 0.96}V${cy + narrow * 0.96}L${x - 18} ${cy + narrow * 0.78}Q${x - 28} ${cy + narrow * 0.76} ${x - 28} ${cy + narrow * 0.6}Z`,
          '{dark}'
        ) + line(d`M${x - 19} ${cy - narrow * 0.5}V${cy + narrow * 0.5}`, '#6A7280', 3),
      round:
        rect(x - 22, cy - narrow * 0.84, 34, narrow * 1.68, 10, '{steelDown}') +
        rect(x - 30, cy - narrow * 0.7, 12, narrow * 1.4, 6, '{dark}'),
      diffuser:
        path(
          d`M${x - 42} ${cy - narrow * 1.3}Q${x - 14} ${cy - narrow * 1.1} ${x + 10} ${cy - narrow * 0.8}V${cy + narrow * 0.8}Q${x - 14} ${cy + narrow * 1.1} ${x - 42} ${cy + narrow * 1.3}Z`,
          '{dark}'
        ) +
        line(
          [-0.9, -0.45, 0, 0.45, 0.9].map((share) => d`M${x - 42} ${cy + narrow * share}h-12`).join(''),
          '#6A7280',
          6
        ),
      ring: ellipse(x + 4, cy, 14, narrow * 0.96, '{dark}') + ellipse(x + 2, cy, 8, narrow * 0.66, '#C9A56B')
    }
    const grip = {
      straight: {
        way: d`M${cx - 66} ${cy + down - 8}L${cx - 16} ${cy + down - 14}L${cx} 320Q${cx + 2} 332 ${cx - 10} 334L${cx - 36} 336Q${cx - 48} 336 ${cx - 51} 324Z`,
        bottom: 336
      },
      curved: {
        way: d`M${cx - 70} ${cy + down - 10}H${cx - 14}C${cx - 22} 256 ${cx - 20} 290 ${cx + 10} 322Q${cx + 14} 334 ${cx} 336H${cx - 34}Q${cx - 46} 336 ${cx - 52} 322C${cx - 66} 288 ${cx - 60} 250 ${cx - 70} ${cy + down - 10}Z`,
        bottom: 336
      },
      folded: {
        way: d`M${cx - 60} ${cy + down - 16}L${cx - 14} ${cy + down - 10}L${cx - 96} 304Q${cx - 104} 314 ${cx - 114} 306L${cx - 132} 290Q${cx - 142} 282 ${cx - 134} 272Z`,
        bottom: 310
      },
      slim: {
        way: d`M${cx - 58} ${cy + down - 8}H${cx - 20}V332Q${cx - 20} 344 ${cx - 32} 344H${cx - 46}Q${cx - 58} 344 ${cx - 58} 332Z`,
        bottom: 344
      }
    }[handle]
    const gx = handle === 'folded' ? cx - 74 : cx - 36
    const backs = {
      fan:
        circle(cx, cy, r, '{dark}') +
        circle(cx, cy, r * 0.74, 'none', 'stroke="#6A7280" stroke-width="2.5"') +
        circle(cx, cy, r * 0.48, 'none', 'stroke="#6A7280" stroke-width="2.5"') +
        circle(cx, cy, r * 0.22, '{steel}'),
      grille:
        circle(cx, cy, r, '{steelDown}') +
        line(
          [-0.6, -0.3, 0, 0.3, 0.6]
            .map(
              (share) =>
                d`M${cx - r * Math.sqrt(1 - share * share) * 0.8} ${cy + r * share}H${cx + r * Math.sqrt(1 - share * share) * 0.8}`
            )
            .join(''),
          '#4A505C',
          4
        ),
      cap: circle(cx, cy, r * 0.8, '{down}', 'stroke="{seam}" stroke-width="3"') + circle(cx, cy, r * 0.28, '#4BA3FF'),
      gold:
        circle(cx, cy, r, '#C9A56B') +
        circle(cx, cy, r * 0.8, '{dark}') +
        [0, 60, 120, 180, 240, 300]
          .map((turn) =>
            line(d`M${cx} ${cy}V${cy - r * 0.68}`, '#C9A56B', 4, `transform="rotate(${turn} ${cx} ${cy})"`)
          )
          .join('')
    }
    const out = { flat: 30, round: 32, diffuser: 60, ring: 12 }[nozzle]
    return {
      body:
        shadeLine(grip.way, '{foot}', '{across}') +
        (handle === 'folded'
          ? ''
          : line(d`M${cx - 24} ${grip.bottom - 2}C${cx - 14} 366 ${cx - 44} 366 ${cx - 72} 358`, '#2B2F38', 7)) +
        shadeLine(hull, '{foot}') +
        (trim === 'darkTop'
          ? path(
              d`M${x + 10} ${cy - narrow}L${cx - 20} ${cy - up}C${cx + 6} ${cy - up} ${end - 22} ${cy - up * 0.7} ${end - 8} ${cy - 22}H${x + 2}V${cy - narrow + 10}Z`,
              '{dark}'
            )
          : '') +
        nozzles[nozzle] +
        (trim === 'band'
          ? path(
              d`M${x + 26} ${cy - narrow - (26 / (cx - 32 - x)) * (up - narrow)}h14V${cy + narrow + (30 / (cx - 32 - x)) * (down - narrow)}h-14Z`,
              '{steelDown}'
            )
          : '') +
        (build === 'hollow'
          ? circle(cx, cy, r, '{steelDown}') +
            circle(cx, cy, r * 0.72, '#EEF3FA') +
            circle(cx, cy, r * 0.72, 'none', 'stroke="#4A505C" stroke-opacity=".3" stroke-width="5"')
          : backs[back]) +
        (trim === 'darkTop' ? '' : gloss(d`M${x + 22} ${cy - narrow + 16}L${cx - 42} ${cy - up + 18}`, 8)) +
        (handle === 'folded'
          ? circle(cx - 40, cy + down + 6, 15, '{steel}')
          : circle(gx + 4, cy + down + 26, 8, '{steel}') + rect(gx - 1, cy + down + 44, 12, 26, 6, '{dark}')) +
        line(
          d`M${x - out - 34} ${cy - 20}h18M${x - out - 40} ${cy}h24M${x - out - 34} ${cy + 20}h18`,
          '#9CCBFF',
          5,
          'opacity=".8"'
        ),
      box: [x - out, cy - up, end - x + out, grip.bottom - cy + up],
      close: [cx - 78, cy - 66, 150]
    }
  },
  place: 'vanity'
})

export const toothbrush = kind({
  parts: {
    build: ['tube', 'slim', 'waist', 'square'],
    head: ['long', 'round', 'wide'],
    panel: ['pill', 'ring', 'line', 'screen'],
    stand: ['dock', 'none', 'case', 'pair'],
    trim: ['plain', 'ring', 'darkGrip']
  },
  draw: ({ build, head, panel: face, stand, trim }) => {
    const half = { tube: 28, slim: 20, waist: 30, square: 27 }[build]
    const unit = (cx: number, tint: string) => {
      const [l, r] = [cx - half, cx + half]
      const hull =
        build === 'waist'
          ? d`M${cx - 16} 146H${cx + 16}C${r + 2} 160 ${r} 186 ${r - 8} 222C${r - 10} 256 ${r + 2} 280 ${r} 304Q${r - 2} 322 ${r - 16} 322H${l + 16}Q${l + 2} 322 ${l} 304C${l - 2} 280 ${l + 10} 256 ${l + 8} 222C${l} 186 ${l - 2} 160 ${cx - 16} 146Z`
          : build === 'square'
            ? d`M${l} 152Q${l} 146 ${l + 6} 146H${r - 6}Q${r} 146 ${r} 152V316Q${r} 322 ${r - 6} 322H${l + 6}Q${l} 322 ${l} 316Z`
            : d`M${cx - 14} 146H${cx + 14}Q${r} 152 ${r} 172V304Q${r} 322 ${r - 14} 322H${l + 14}Q${l} 322 ${l} 304V172Q${l} 152 ${cx - 14} 146Z`
      const heads = {
        long:
          rect(cx - 9, 84, 18, 66, 7, '{steel}') +
          rect(cx - 14, 40, 28, 50, 11, '{down}') +
          rect(cx - 24, 46, 14, 38, 4, tint) +
          line(d`M${cx - 20} 50v30M${cx - 15} 50v30`, '#fff', 2, 'opacity=".7"'),
        round:
          rect(cx - 7, 92, 14, 58, 6, '{down}') +
          circle(cx, 74, 23, '{down}', 'stroke="{seam}" stroke-width="1.5"') +
          circle(cx, 74, 17, tint) +
          [0, 60, 120, 180, 240, 300]
            .map((turn) =>
              circle(
                cx + Math.cos((turn * Math.PI) / 180) * 10,
                74 + Math.sin((turn * Math.PI) / 180) * 10,
                3,
                '#fff',
                'opacity=".7"'
              )
            )
            .join(''),
        wide:
          path(d`M${cx - 8} 150L${cx - 6} 92H${cx + 6}L${cx + 8} 150Z`, '{steel}') +
          rect(cx - 20, 44, 40, 54, 14, '{down}', 'stroke="{seam}" stroke-opacity=".6" stroke-width="1.5"') +
          rect(cx - 14, 50, 28, 42, 8, tint) +
          line(d`M${cx - 6} 56v30M${cx + 6} 56v30`, '#fff', 3, 'opacity=".6"')
      }
      const faces = {
        pill:
          rect(cx - 10, 184, 20, 34, 10, '{dark}') +
          circle(cx, 201, 4, '#8FD3FF') +
          circle(cx, 240, 3, '#37C58A') +
          circle(cx, 254, 3, '{seam}') +
          circle(cx, 268, 3, '{seam}'),
        ring:
          circle(cx, 204, 13, 'none', 'stroke="#4BA3FF" stroke-width="3.5"') +
          circle(cx, 204, 6, '{dark}') +
          line(d`M${cx} 244V276`, '{seam}', 3),
        line:
          rect(cx - 4, 180, 8, 74, 4, '{dark}') +
          rect(cx - 4, 214, 8, 40, 4, '#37C58A') +
          circle(cx, 276, 7, '{steel}'),
        screen:
          rect(cx - 13, 176, 26, 62, 9, '{glass}') +
          middleDigits(cx, 196, 11, '02') +
          circle(cx, 224, 4, '#37C58A') +
          circle(cx, 264, 8, '{dark}')
      }
      return (
        heads[head] +
        shadeLine(hull, '{foot}', '{across}') +
        (trim === 'darkGrip' ? rect(l + 1, 252, half * 2 - 2, 70, build === 'square' ? 6 : 14, '{dark}') : '') +
        (trim === 'ring' ? rect(cx - half * 0.8, 156, half * 1.6, 8, 4, '#C9A56B') : '') +
        faces[face] +
        gloss(d`M${l + 9} 178V284`, 5)
      )
    }
    const stands = {
      dock: path('M148 318Q148 310 158 310H242Q252 310 252 318V326Q252 332 244 332H156Q148 332 148 326Z', '{dark}'),
      none: '',
      case:
        rect(242, 128, 66, 204, 24, '{body}') +
        rect(242, 128, 66, 204, 24, '{round}') +
        line('M243 214H307', '{seam}', 3) +
        rect(266, 206, 18, 16, 5, '{steelDown}') +
        gloss('M252 154V300', 5) +
        rect(158, 316, 84, 16, 8, '{dark}'),
      pair: rect(116, 316, 168, 16, 8, '{dark}')
    }
    const body = stand === 'pair' ? unit(160, '#8FD3FF') + unit(240, '#F6B3C8') : unit(200, '#8FD3FF')
    const bounds = { dock: [148, 104], none: [200 - half - 6, half * 2 + 12], case: [158, 150], pair: [116, 168] }[
      stand
    ]
    return { body: body + stands[stand], box: [bounds[0] ?? 0, 40, bounds[1] ?? 0, 292], close: [128, 140, 144] }
  },
  place: 'vanity'
})
