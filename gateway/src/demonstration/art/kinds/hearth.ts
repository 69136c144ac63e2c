/** Hoods and hobs, each on a 400×400 ground. */
import { dots, middleDigits } from '../fittings'
import { kind } from '../kind'
import { box, circle, d, ellipse, line, panel, path, rect, shadeLine } from '../paint'

const wisps = (xs: number[], y: number): string =>
  line(xs.map((x) => d`M${x} ${y}q-7 9 0 17t0 17`).join(''), '#A9B4C6', 5, 'opacity=".55"')

export const hood = kind({
  parts: {
    canopy: ['pyramid', 'slab', 'arc', 'box', 'fin'],
    chimney: ['square', 'wide', 'round'],
    panel: ['pill', 'strip', 'touch', 'keys'],
    light: ['two', 'bar', 'none'],
    lip: ['steel', 'dark', 'body']
  },
  draw: ({ canopy, chimney, panel: face, light, lip }) => {
    const pipe = { square: 40, wide: 58, round: 30 }[chimney]
    const { top, y } = {
      pyramid: { top: 160, y: 244 },
      slab: { top: 214, y: 244 },
      arc: { top: 170, y: 240 },
      box: { top: 168, y: 250 },
      fin: { top: 180, y: 248 }
    }[canopy]
    const shapes = {
      pyramid: shadeLine('M138 160H262L330 246H70Z') + path('M150 170H186L150 238H92Z', '#fff', 'opacity=".16"'),
      slab: box(110, 208, 180, 38, 10, '{foot}'),
      arc:
        path('M40 246C90 176 150 160 200 160S310 176 360 246C300 226 250 220 200 220S100 226 40 246Z', '{glass}') +
        path('M64 234C104 186 150 170 196 169L180 176C140 182 104 204 78 230Z', '#fff', 'opacity=".2"') +
        box(124, 206, 152, 42, 8, '{foot}'),
      box: box(86, 168, 228, 84, 12) + path('M100 178H160L130 242H100Z', '#fff', 'opacity=".14"'),
      fin:
        shadeLine('M150 180H250L262 248H138Z') +
        rect(48, 236, 304, 16, 4, '{glass}') +
        line('M54 239H346', '#fff', 2, 'opacity=".4"')
    }
    const edge = { steel: '{steelDown}', dark: '{dark}', body: '{down}' }[lip]
    const [l, w] = canopy === 'box' ? [78, 244] : canopy === 'arc' ? [96, 208] : [62, 276]
    const cy = y + 15
    const faces = {
      pill: rect(156, y + 7, 88, 16, 8, '{dark}', 'stroke="#fff" stroke-opacity=".2"') + dots(200, cy, 14, 5, 3, 2),
      strip:
        rect(112, y + 8, 176, 14, 7, '#0B0D12') +
        middleDigits(200, cy, 9, '2:00') +
        dots(148, cy, 14, 3, 2.5) +
        dots(252, cy, 14, 3, 2.5, 0),
      touch:
        (canopy === 'box' || canopy === 'pyramid'
          ? panel(158, y - 46, 84, 34, 9) + middleDigits(200, y - 29, 18, '08')
          : panel(160, y + 3, 80, 24, 8) + middleDigits(200, cy, 14, '08')) + dots(272, cy, 14, 3, 3),
      keys: [-44, -22, 0, 22, 44]
        .map((x) => circle(200 + x, cy, 7, '{steel}', 'stroke="#7E8592" stroke-width="1.2"'))
        .join('')
    }
    const lamps = {
      two: rect(104, y + 31, 46, 5, 2, '#FFF3C9') + rect(250, y + 31, 46, 5, 2, '#FFF3C9'),
      bar:
        rect(108, y + 30, 184, 7, 3.5, '#FFF3C9') +
        path(d`M112 ${y + 38}H288L316 ${y + 84}H84Z`, '#FFF3C9', 'opacity=".3"'),
      none: ''
    }
    return {
      body:
        rect(200 - pipe, 36, pipe * 2, top - 30, chimney === 'round' ? 10 : 3, '{steel}') +
        line(d`M${200 - pipe} 84H${200 + pipe}`, '#8B919D', 1.5) +
        (chimney === 'wide' ? line('M158 104h84M158 114h84M158 124h84', '#8B919D', 2, 'opacity=".6"') : '') +
        shapes[canopy] +
        rect(l, y, w, 30, 9, edge) +
        line(d`M${l + 6} ${y + 5}H${l + w - 6}`, '#fff', 2, 'opacity=".6"') +
        faces[face] +
        path(d`M${l + 24} ${y + 30}H${l + w - 24}L${l + w - 32} ${y + 38}H${l + 32}Z`, '#3A3F4A') +
        lamps[light] +
        wisps(light === 'bar' ? [96, 304] : [130, 200, 270], y + 50),
      box: [
        canopy === 'arc' ? 40 : canopy === 'fin' ? 48 : l,
        36,
        canopy === 'arc' ? 320 : canopy === 'fin' ? 304 : w,
        y + 2
      ],
      close: [116, y - 68, 168]
    }
  },
  place: 'hood'
})

export const sideHood = kind({
  parts: {
    build: ['upright', 'slant', 'wedge', 'tall'],
    chimney: ['square', 'wide', 'none'],
    mouth: ['slits', 'flap', 'double', 'round'],
    panel: ['centre', 'strip', 'top'],
    lip: ['steel', 'dark', 'body']
  },
  draw: ({ build, chimney, mouth, panel: face, lip }) => {
    const { top, head, bottom, tl, bl } = {
      upright: { top: 132, head: 26, bottom: 268, tl: 112, bl: 52 },
      slant: { top: 150, head: 22, bottom: 272, tl: 132, bl: 40 },
      wedge: { top: 132, head: 32, bottom: 272, tl: 88, bl: 66 },
      tall: { top: 112, head: 40, bottom: 286, tl: 120, bl: 72 }
    }[build]
    const [tr, br] = [400 - tl, 400 - bl]
    const glass = d`M${tl} ${top + head - 8}H${tr}L${br} ${bottom - 14}Q${br} ${bottom} ${br - 14} ${bottom}H${bl + 14}Q${bl} ${bottom} ${bl} ${bottom - 14}Z`
    const pipe = { square: 46, wide: 66, none: 0 }[chimney]
    const m = top + head + 18
    const mouths = {
      slits:
        [0, 16, 32].map((y) => rect(122 - y / 2, m + y, 156 + y, 8, 4, '#07090D')).join('') +
        line(d`M126 ${m + 1}H274M118 ${m + 17}H282M110 ${m + 33}H290`, '#8F98A8', 1, 'opacity=".5"'),
      flap:
        path(d`M126 ${m}H274L286 ${m + 44}H114Z`, '{dark}', 'stroke="#fff" stroke-opacity=".22" stroke-width="2"') +
        path(d`M132 ${m + 4}H190L170 ${m + 40}H122Z`, '#fff', 'opacity=".1"') +
        rect(176, m + 33, 48, 5, 2.5, '#8FD3FF'),
      double:
        rect(116, m - 4, 168, 18, 9, '#07090D') +
        rect(104, m + 62, 192, 22, 11, '#07090D') +
        line(d`M124 ${m - 2}H276M116 ${m + 65}H284`, '#8F98A8', 1.5, 'opacity=".6"'),
      round: [150, 250]
        .map(
          (x) =>
            circle(x, m + 28, 36, '#07090D', 'stroke="#8F98A8" stroke-opacity=".6" stroke-width="2"') +
            circle(x, m + 28, 22, 'none', 'stroke="#8F98A8" stroke-opacity=".5" stroke-width="2"') +
            circle(x, m + 28, 8, '{steel}')
        )
        .join('')
    }
    const fy = mouth === 'double' ? m + 38 : bottom - 26
    const faces = {
      centre: rect(160, fy - 9, 80, 18, 9, '#07090D', 'opacity=".6"') + dots(200, fy, 18, 4, 3, 1),
      strip: line(d`M136 ${fy}H264`, '#8FD3FF', 3) + dots(200, fy + 12, 24, 5, 3, 1),
      top: panel(150, top + 5, 100, Math.min(28, head - 10), 8) + dots(200, top + head / 2, 16, 4, 2.5)
    }
    const edge = { steel: '{steelDown}', dark: '{dark}', body: '{down}' }[lip]
    return {
      body:
        (pipe
          ? rect(200 - pipe, 40, pipe * 2, top - 34, 3, '{steel}') +
            line(d`M${200 - pipe} 72H${200 + pipe}`, '#8B919D', 1.5)
          : '') +
        path(glass, '{glass}') +
        path(glass, '{sheen}', 'opacity=".5"') +
        box(tl, top, tr - tl, head, 8) +
        line(d`M${tl + 8} ${top + 5}H${tr - 8}`, '#fff', 2.5, 'opacity="{gloss}"') +
        mouths[mouth] +
        faces[face] +
        path(
          d`M${bl + 10} ${bottom}H${br - 10}L${br + 2} ${bottom + 24}Q${br + 2} ${bottom + 30} ${br - 6} ${bottom + 30}H${bl + 6}Q${bl - 2} ${bottom + 30} ${bl - 2} ${bottom + 24}Z`,
          edge
        ) +
        wisps([140, 200, 260], bottom + 42),
      box: [Math.min(tl, bl - 2), pipe ? 40 : top, Math.max(tr - tl, br - bl + 4), bottom + 30 - (pipe ? 40 : top)],
      close: [118, top + 28, 164]
    }
  },
  place: 'hood'
})

const grates = {
  cross: (cx: number, cy: number) =>
    line(d`M${cx - 58} ${cy}H${cx - 36}M${cx + 36} ${cy}H${cx + 58}M${cx} ${cy + 16}V${cy + 27}`, '#4A505C', 7),
  square: (cx: number, cy: number) =>
    path(
      d`M${cx - 52} ${cy - 24}H${cx + 52}L${cx + 62} ${cy + 26}H${cx - 62}Z`,
      'none',
      'stroke="#4A505C" stroke-width="6"'
    ) + line(d`M${cx - 56} ${cy}H${cx - 34}M${cx + 34} ${cy}H${cx + 56}`, '#4A505C', 6),
  shield: (cx: number, cy: number) =>
    ellipse(cx, cy - 2, 58, 27, 'none', 'stroke="#8B919D" stroke-width="9"') +
    ellipse(cx, cy - 5, 58, 27, 'none', 'stroke="#E3E7EC" stroke-width="2.5"')
}

export const hob = kind({
  parts: {
    top: ['glass', 'steel', 'body', 'two'],
    burner: ['crown', 'ring', 'flat'],
    grate: ['cross', 'square', 'shield'],
    knobs: ['middle', 'apart', 'touch', 'side'],
    build: ['wide', 'deep', 'slim']
  },
  draw: ({ top, burner, grate, knobs, build }) => {
    const { y, out, inn } = {
      wide: { y: 164, out: 38, inn: 84 },
      deep: { y: 140, out: 46, inn: 98 },
      slim: { y: 190, out: 30, inn: 66 }
    }[build]
    const plate = d`M${inn} ${y}H${400 - inn}L${400 - out} 292H${out}Z`
    const fill = { glass: '{glass}', steel: '{steel}', body: '{body}', two: '{glass}' }[top]
    const cy = y + (292 - y) * 0.46
    const step = knobs === 'side' ? 66 : 72
    const mid = knobs === 'side' ? 176 : 200
    const flames = (cx: number) =>
      line(
        d`M${cx - 26} ${cy - 12}l-5 -13M${cx - 9} ${cy - 16}l-3 -15M${cx + 9} ${cy - 16}l3 -15M${cx + 26} ${cy - 12}l5 -13`,
        '#4BA3FF',
        5,
        'opacity=".85"'
      )
    const heads = {
      crown: (cx: number) =>
        ellipse(cx, cy, 50, 23, '#07090D') +
        ellipse(cx, cy - 2, 38, 17, '{steel}') +
        ellipse(cx, cy - 4, 28, 12, '#1B1F27') +
        flames(cx) +
        ellipse(cx, cy - 7, 14, 6, '{steelDown}'),
      ring: (cx: number) =>
        ellipse(cx, cy, 48, 22, '#07090D') +
        ellipse(cx, cy - 3, 40, 18, '#C9954A') +
        ellipse(cx, cy - 4, 30, 13, '#07090D') +
        flames(cx) +
        ellipse(cx, cy - 6, 17, 8, '#C9954A') +
        ellipse(cx, cy - 7, 9, 4, '#8A6328'),
      flat: (cx: number) =>
        ellipse(cx, cy, 46, 20, '#07090D') +
        ellipse(cx, cy - 4, 36, 15, '{dark}', 'stroke="#6A7280" stroke-width="2"') +
        flames(cx) +
        ellipse(cx, cy - 8, 24, 9, '#3A404B')
    }
    const ky = 276
    const turn = (x: number) =>
      ellipse(x, ky, 15, 9, '{steel}', 'stroke="#7E8592" stroke-width="1"') +
      line(d`M${x} ${ky - 1}V${ky - 7}`, '#3C4350', 2.5)
    const faces = {
      middle: turn(170) + turn(230) + middleDigits(200, 274, 13, '15', '#FFB267'),
      apart: turn(118) + turn(282) + rect(176, 270, 48, 10, 5, '#07090D') + dots(200, 275, 12, 3, 2.5),
      touch:
        rect(134, 266, 132, 18, 9, '#07090D', 'stroke="#8F98A8" stroke-opacity=".5"') +
        middleDigits(200, 275, 11, '15', '#FFB267') +
        dots(158, 275, 12, 3, 2.5) +
        dots(242, 275, 12, 3, 2.5, 0),
      side: [y + 36, y + 72]
        .map(
          (y, index) =>
            ellipse(316 + index * 10, y + 6, 17, 11, '{steel}', 'stroke="#7E8592" stroke-width="1"') +
            line(d`M${316 + index * 10} ${y + 5}V${y - 3}`, '#3C4350', 2.5)
        )
        .join('')
    }
    return {
      body:
        path(plate, fill) +
        path(plate, '{sheen}', 'opacity=".45"') +
        (top === 'two'
          ? path(
              d`M${inn + (out - inn) * 0.7} ${y + (292 - y) * 0.72}H${400 - inn - (out - inn) * 0.7}L${400 - out} 292H${out}Z`,
              '{body}'
            )
          : '') +
        path(
          d`M${out} 292H${400 - out}V${build === 'slim' ? 312 : 300}Q${400 - out} 306 ${394 - out} 306H${out + 6}Q${out} 306 ${out} 300Z`,
          '{body}'
        ) +
        line(d`M${out + 2} 293H${398 - out}`, '#fff', 2, 'opacity=".55"') +
        [mid - step, mid + step].map((cx) => heads[burner](cx) + grates[grate](cx, cy)).join('') +
        faces[knobs],
      box: [out, y, 400 - out * 2, 306 - y],
      close: [110, y + 6, 164]
    }
  },
  place: 'counter'
})
