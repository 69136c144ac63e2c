/** Vacuums and robots, each on a 400×400 ground. */
import { dots, middleDigits } from '../fittings'
import { kind } from '../kind'
import { box, circle, d, ellipse, gloss, line, panel, path, rect, shadeLine } from '../paint'

export const vacuum = kind({
  parts: {
    build: ['gun', 'stick', 'upright', 'dock'],
    cup: ['round', 'tube', 'cone'],
    head: ['wide', 'roller', 'slim'],
    handle: ['loop', 'grip', 'ring'],
    tube: ['steel', 'dark', 'body']
  },
  draw: ({ build, cup, head, handle, tube }) => {
    const material = { steel: '{steel}', dark: '{dark}', body: '{across}' }[tube]
    // what stands straight, and what leans: the lower end of its tube
    const leans = build === 'gun' || build === 'stick'
    const [fx, fy] = leans ? [150, 300] : [200, 298]
    const heads = {
      wide:
        path(
          d`M${fx - 38} ${fy}H${fx + 46}Q${fx + 54} ${fy} ${fx + 58} ${fy + 8}L${fx + 70} ${fy + 26}Q${fx + 72} ${fy + 32} ${fx + 64} ${fy + 32}H${fx - 66}Q${fx - 74} ${fy + 32} ${fx - 71} ${fy + 25}L${fx - 62} ${fy + 10}Q${fx - 56} ${fy} ${fx - 38} ${fy}Z`,
          '{dark}'
        ) +
        line(d`M${fx - 50} ${fy + 20}H${fx + 50}`, '#6A7280', 4) +
        rect(fx - 30, fy + 2, 56, 6, 3, '#8FD3FF', 'opacity=".9"'),
      roller:
        rect(fx - 66, fy + 4, 132, 28, 14, '{body}') +
        rect(fx - 60, fy + 12, 120, 16, 8, '{dark}') +
        line([0, 1, 2, 3, 4, 5].map((place) => d`M${fx - 46 + place * 18} ${fy + 14}l8 12`).join(''), '#F1B98D', 4),
      slim:
        path(d`M${fx - 30} ${fy + 4}H${fx + 30}L${fx + 52} ${fy + 26}V${fy + 32}H${fx - 52}V${fy + 26}Z`, '{across}') +
        rect(fx - 52, fy + 24, 104, 8, 3, '{dark}') +
        circle(fx + 20, fy + 15, 4, '#4BA3FF')
    }
    const cups = {
      round: (x: number, y: number) =>
        circle(x, y, 33, '{clear}', 'stroke="#C3CEDC" stroke-width="3"') +
        circle(x, y, 15, '{steel}') +
        line(d`M${x - 18} ${y - 14}C${x - 14} ${y - 22} ${x - 8} ${y - 26} ${x} ${y - 27}`, '#fff', 5, 'opacity=".85"'),
      tube: (x: number, y: number) =>
        rect(x - 21, y - 34, 42, 72, 15, '{clear}', 'stroke="#C3CEDC" stroke-width="3"') +
        rect(x - 9, y - 24, 18, 44, 8, '{steel}') +
        line(d`M${x - 14} ${y - 20}V${y + 20}`, '#fff', 4, 'opacity=".85"'),
      cone: (x: number, y: number) =>
        path(
          d`M${x - 34} ${y - 28}H${x + 34}L${x + 18} ${y + 34}H${x - 18}Z`,
          '{clear}',
          'stroke="#C3CEDC" stroke-width="3"'
        ) + path(d`M${x - 14} ${y - 22}H${x + 14}L${x + 6} ${y + 20}H${x - 6}Z`, '#4BA3FF', 'opacity=".7"')
    }
    if (leans) {
      const stick = build === 'stick'
      const grips = {
        loop: line(
          stick
            ? 'M266 74C276 44 314 50 310 84C308 100 300 110 288 118'
            : 'M284 74C318 60 336 84 328 116C324 132 314 140 304 144',
          '{dark}',
          16
        ),
        grip:
          line(stick ? 'M262 84L292 34' : 'M292 104L332 150', '{dark}', 22) +
          line(stick ? 'M268 70L284 44' : 'M300 110L322 136', '#fff', 4, 'opacity=".25"'),
        ring: circle(stick ? 284 : 306, stick ? 66 : 92, 27, 'none', 'stroke="{deep}" stroke-width="13"')
      }
      const motor = stick
        ? 'M222 150L252 84Q258 72 270 78L288 88Q298 94 292 106L258 170Q252 182 240 176L230 170Q216 164 222 150Z'
        : 'M214 98L268 66Q280 60 288 72L308 106Q314 118 302 126L252 160Q238 168 228 154L208 120Q202 106 214 98Z'
      return {
        body:
          line('M232 138L150 300', '{deep}', 18.5) +
          line('M232 138L150 300', material, 17) +
          line('M229 140L149 297', '#fff', 4, 'opacity=".6"') +
          heads[head] +
          grips[handle] +
          shadeLine(motor) +
          (stick
            ? circle(270, 98, 6, '#4BA3FF') + line('M240 142L258 108', '{seam}', 3) + cups[cup](226, 196)
            : cups[cup](240, 126) +
              circle(276, 80, 6, '#4BA3FF') +
              (handle === 'loop' ? rect(300, 120, 26, 46, 9, '{dark}', 'transform="rotate(28 313 143)"') : '')),
        box: [78, stick ? 32 : 60, stick ? 232 : 254, stick ? 300 : 272],
        close: stick ? [188, 60, 150] : [188, 54, 150]
      }
    }
    const dock = build === 'dock'
    const x = dock ? 176 : 200
    const grips = {
      loop: line(d`M${x - 8} 64V50Q${x - 8} 30 ${x + 14} 30T${x + 34} 52V74`, '{dark}', 14),
      grip: rect(x - 10, 26, 20, 52, 9, '{dark}') + line(d`M${x - 4} 34V66`, '#fff', 3, 'opacity=".3"'),
      ring: circle(x, 52, 24, 'none', 'stroke="{deep}" stroke-width="12"')
    }
    const station = dock
      ? box(218, 142, 84, 190, 18) +
        rect(218, 142, 84, 34, 16, '{dark}') +
        middleDigits(260, 159, 13, '60') +
        rect(232, 200, 56, 92, 12, '{glass}') +
        line('M242 212V270', '#fff', 4, 'opacity=".3"') +
        rect(150, 322, 164, 12, 6, '{dark}')
      : ''
    return {
      body:
        station +
        rect(x - 8.5, 156, 17, 152, 8, material, 'stroke="{deep}" stroke-width="1"') +
        line(d`M${x - 3} 160V300`, '#fff', 4, 'opacity=".6"') +
        `<g transform="translate(${x - 200})">${heads[dock ? 'slim' : head]}</g>` +
        grips[handle] +
        box(x - 30, 70, 60, 104, 22) +
        cups[cup](x, 142) +
        panel(x - 17, 80, 34, 22, 8) +
        middleDigits(x, 91, 11, '60') +
        gloss(d`M${x - 22} 90V112`, 4),
      box: [dock ? 104 : 128, 22, dock ? 212 : 144, 312],
      close: [x - 76, 40, 150]
    }
  },
  place: 'living'
})

export const robot = kind({
  parts: {
    build: ['flat', 'thick', 'dee', 'dock', 'tower'],
    turret: ['round', 'none', 'wide', 'eye'],
    top: ['ring', 'dark', 'cross', 'plain'],
    brush: ['side', 'mop', 'none']
  },
  draw: ({ build, turret, top, brush }) => {
    const hasDock = build === 'dock' || build === 'tower'
    const { rx, ry, high } = {
      flat: { rx: 138, ry: 52, high: 30 },
      thick: { rx: 128, ry: 50, high: 52 },
      dee: { rx: 140, ry: 54, high: 36 },
      dock: { rx: 108, ry: 38, high: 30 },
      tower: { rx: 88, ry: 30, high: 28 }
    }[build]
    const cy = 316 - high - ry * 0.32
    const [l, r] = [200 - rx, 200 + rx]
    const foot = cy + high + ry
    const skirt =
      build === 'dee'
        ? d`M${l} ${cy - 20}V${cy + high}C${l} ${foot - 8} ${200 - 60} ${foot} 200 ${foot}S${r} ${foot - 8} ${r} ${cy + high}V${cy - 20}Z`
        : d`M${l} ${cy}V${cy + high}C${l} ${foot - 20} ${200 - rx * 0.55} ${foot} 200 ${foot}S${r} ${foot - 20} ${r} ${cy + high}V${cy}Z`
    const plate =
      build === 'dee'
        ? shadeLine(
            d`M${l} ${cy - 18}Q${l + 6} ${cy - 50} ${l + 40} ${cy - 50}H${r - 40}Q${r - 6} ${cy - 50} ${r} ${cy - 18}C${r} ${cy + 30} ${200 + 70} ${cy + ry} 200 ${cy + ry}S${l} ${cy + 30} ${l} ${cy - 18}Z`
          )
        : ellipse(200, cy, rx, ry, '{body}') + ellipse(200, cy, rx, ry, '{round}')
    const tops = {
      ring: ellipse(200, cy - 2, rx * 0.84, ry * 0.8, 'none', 'stroke="{seam}" stroke-opacity=".6" stroke-width="2"'),
      dark:
        ellipse(200, cy - 1, rx * 0.8, ry * 0.76, '{glass}') +
        ellipse(200, cy - 1, rx * 0.8, ry * 0.76, '{sheen}', 'opacity=".5"'),
      cross:
        line(d`M${l + rx * 0.2} ${cy + ry * 0.2}Q200 ${cy - ry * 0.1} ${r - rx * 0.2} ${cy + ry * 0.2}`, '{seam}', 3) +
        rect(176, cy + ry * 0.3, 48, 8, 4, '{steelDown}'),
      plain: ''
    }
    const ty = cy - ry * 0.46
    const turrets = {
      round:
        path(
          d`M${200 - 40} ${ty}V${ty + 8}C${200 - 40} ${ty + 16} ${200 - 24} ${ty + 22} 200 ${ty + 22}S240 ${ty + 16} 240 ${ty + 8}V${ty}Z`,
          '{dark}'
        ) +
        ellipse(200, ty, 40, 13, '{body}') +
        ellipse(200, ty, 21, 6.5, '{dark}'),
      none:
        rect(182, cy - 8, 36, 12, 6, '{dark}') +
        circle(192, cy - 2, 2.5, '#8FD3FF') +
        circle(208, cy - 2, 2.5, '#8FD3FF'),
      wide:
        path(
          d`M${200 - rx * 0.5} ${ty + 4}V${ty + 14}C${200 - rx * 0.5} ${ty + 26} ${200 - rx * 0.25} ${ty + 34} 200 ${ty + 34}S${200 + rx * 0.5} ${ty + 26} ${200 + rx * 0.5} ${ty + 14}V${ty + 4}Z`,
          '{dark}'
        ) +
        ellipse(200, ty + 4, rx * 0.5, 17, '{steelDown}') +
        ellipse(200, ty + 4, rx * 0.34, 11, '{body}'),
      eye:
        rect(160, cy - 14, 80, 22, 11, '{dark}') + circle(182, cy - 3, 6, '#4BA3FF') + circle(218, cy - 3, 6, '#4BA3FF')
    }
    const front = cy + ry * 0.92 + high * 0.4
    const brushes = {
      side: line(d`M${l + 22} ${foot - 16}l-22 8M${l + 16} ${foot - 10}l-8 14`, '#7E8592', 3),
      mop:
        rect(200 - rx * 0.6, foot - 8, rx * 0.5, 12, 6, '#E7ECF3') +
        rect(200 + rx * 0.1, foot - 8, rx * 0.5, 12, 6, '#E7ECF3'),
      none: ''
    }
    const stationTop = build === 'tower' ? 60 : 116
    const half = build === 'tower' ? 86 : 112
    const station = hasDock
      ? box(200 - half, stationTop, half * 2, 324 - stationTop, 26) +
        (build === 'tower'
          ? rect(200 - half, stationTop, half * 2, 40, 20, '{dark}') +
            middleDigits(200, stationTop + 21, 18, '45') +
            rect(200 - half + 16, stationTop + 56, half - 24, 66, 10, '{clear}', 'stroke="#B9C8DA" stroke-width="2"') +
            rect(200 + 8, stationTop + 56, half - 24, 66, 10, '{water}')
          : panel(164, stationTop + 18, 72, 28, 14) + dots(200, stationTop + 32, 15, 4, 3.5)) +
        path(
          d`M${200 - rx - 6} 322V${cy - 14}Q${200 - rx - 6} ${cy - ry - 12} ${200 - rx + 26} ${cy - ry - 12}H${200 + rx - 26}Q${200 + rx + 6} ${cy - ry - 12} ${200 + rx + 6} ${cy - 14}V322Z`,
          '{dark}'
        )
      : ''
    const wide = hasDock ? Math.max(rx, half) : rx
    const up = hasDock ? stationTop : build === 'dee' ? cy - 50 : cy - ry
    return {
      body:
        station +
        path(skirt, '{side}') +
        plate +
        tops[top] +
        turrets[turret] +
        rect(176, front - 7, 48, 14, 7, '{dark}') +
        circle(190, front, 3, '#8FD3FF') +
        circle(210, front, 3, '#8FD3FF') +
        line(
          d`M${l + rx * 0.16} ${cy - ry * 0.24}C${l + rx * 0.26} ${cy - ry * 0.6} ${l + rx * 0.5} ${cy - ry * 0.82} ${l + rx * 0.75} ${cy - ry * 0.9}`,
          '#fff',
          6,
          'opacity="{gloss}"'
        ) +
        brushes[brush],
      box: [
        200 - wide - (brush === 'side' && !hasDock ? 12 : 0),
        up,
        wide * 2 + (brush === 'side' && !hasDock ? 12 : 0),
        foot - up + 2
      ],
      close: hasDock ? [116, stationTop, 168] : [116, cy - 58, 168]
    }
  },
  place: 'living'
})
