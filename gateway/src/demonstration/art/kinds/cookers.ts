/** Rice cookers and pressure cookers, each on a 400×400 ground. */
import { control, feet } from '../fittings'
import { kind } from '../kind'
import { circle, d, ellipse, gloss, line, path, rect, shadeLine } from '../paint'

const riceBuilds = {
  round: { half: 110, tall: 134, corner: 72 },
  low: { half: 122, tall: 104, corner: 44 },
  tall: { half: 92, tall: 152, corner: 42 },
  wide: { half: 134, tall: 124, corner: 78 },
  ball: { half: 112, tall: 122, corner: 104 }
}
/** The lowest part of a pot whose lower corners are rounded as the rice cooker's are. */
function footOf(half: number, bottom: number, corner: number, high: number): string {
  type Point = [number, number]
  const way: Point[] = [
    [half, -corner],
    [half, -corner * 0.42],
    [half - corner * 0.42, 0],
    [half - corner, 0]
  ]
  const between = (points: Point[], t: number): Point[] =>
    points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y]
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t]
    })
  // where the corner is as high as the part: the curve from there on is its outline
  let [low, t, top] = [0, 0.5, 1]
  for (let look = 0; look < 14 && high < corner; look += 1) {
    const [[, y] = [0, 0]] = between(between(between(way, t), t), t)
    if (y < -high) low = t
    else top = t
    t = (low + top) / 2
  }
  if (high >= corner) t = 0
  const once = between(way, t)
  const twice = between(once, t)
  const [[x, y] = [half, -high]] = between(twice, t)
  const [[bx, by] = [x, y], [cx, cy] = [x, y]] = [twice[1], once[2]]
  return d`M${200 - x} ${bottom - Math.max(high, -y)}H${200 + x}V${bottom + y}C${200 + bx} ${bottom + by} ${200 + cx} ${bottom + cy} ${200 + half - corner} ${bottom}H${200 - half + corner}C${200 - cx} ${bottom + cy} ${200 - bx} ${bottom + by} ${200 - x} ${bottom + y}Z`
}

const riceLids = { dome: 104, flat: 44, step: 70, slope: 84 }

export const riceCooker = kind({
  parts: {
    build: ['round', 'low', 'tall', 'wide', 'ball'],
    lid: ['dome', 'flat', 'step', 'slope'],
    panel: ['screen', 'touch', 'knob', 'key', 'strip', 'dial'],
    handle: ['knob', 'carry', 'latch', 'none'],
    trim: ['plain', 'band', 'darkLid', 'darkBase'],
    feet: ['pads', 'legs', 'ring']
  },
  draw: ({ build, lid, panel: face, handle, trim, feet: stand }) => {
    const { half, tall, corner } = riceBuilds[build]
    const bottom = 328
    const seam = bottom - tall
    const [left, right] = [200 - half, 200 + half]
    const high = riceLids[lid] * (build === 'low' ? 0.82 : 1)
    const top = seam - high
    const pot = d`M${left} ${seam + 14}Q${left} ${seam - 6} ${left + 18} ${seam - 6}H${right - 18}Q${right} ${seam - 6} ${right} ${seam + 14}V${bottom - corner}C${right} ${bottom - corner * 0.42} ${right - corner * 0.42} ${bottom} ${right - corner} ${bottom}H${left + corner}C${left + corner * 0.42} ${bottom} ${left} ${bottom - corner * 0.42} ${left} ${bottom - corner}Z`
    const [l, r] = [left + 6, right - 6]
    const lids = {
      dome: d`M${l} ${seam}C${l + 2} ${seam - high * 0.68} ${200 - half * 0.52} ${top} 200 ${top}S${r - 2} ${seam - high * 0.68} ${r} ${seam}Z`,
      flat: d`M${l} ${seam}V${top + 24}Q${l} ${top} ${l + 26} ${top}H${r - 26}Q${r} ${top} ${r} ${top + 24}V${seam}Z`,
      step: d`M${l} ${seam}V${seam - high * 0.38}Q${l} ${seam - high * 0.6} ${l + 24} ${seam - high * 0.6}H${l + 34}Q${l + 40} ${top} ${l + 62} ${top}H${r - 62}Q${r - 40} ${top} ${r - 34} ${seam - high * 0.6}H${r - 24}Q${r} ${seam - high * 0.6} ${r} ${seam - high * 0.38}V${seam}Z`,
      slope: d`M${l} ${seam}C${l} ${top + high * 0.1} ${l + half * 0.3} ${top} ${200 - half * 0.2} ${top}C${200 + half * 0.4} ${top} ${r} ${seam - high * 0.55} ${r} ${seam}Z`
    }
    const room = bottom - seam
    const control0: [number, number, number, number] = [
      200,
      seam + (trim === 'darkBase' ? room * 0.4 : room * 0.52),
      Math.min(128, half * (build === 'ball' ? 0.98 : 1.24)),
      Math.min(80, room * (trim === 'darkBase' ? 0.5 : 0.64))
    ]
    // the curve's handles, so that it stands twenty over the lid
    const arch = (top - 20 - (seam - 10) / 4) / 0.75
    const above = handle === 'carry' ? 26 : handle === 'knob' ? 20 : 0
    return {
      body:
        (handle === 'carry'
          ? line(d`M${l + 8} ${seam - 10}C${l + 8} ${arch} ${r - 8} ${arch} ${r - 8} ${seam - 10}`, '{dark}', 13)
          : '') +
        feet(stand, left, right, bottom) +
        shadeLine(pot) +
        (trim === 'darkBase' ? path(footOf(half - 0.5, bottom, corner, tall * 0.3), '{dark}') : '') +
        shadeLine(lids[lid], '{round}', trim === 'darkLid' ? '{dark}' : '{body}') +
        (trim === 'band'
          ? rect(left - 2, seam - 8, half * 2 + 4, 17, 8, '{steel}')
          : line(d`M${l} ${seam + 1}H${r}`, '{seam}', 3.5) +
            line(d`M${l + 2} ${seam + 4}H${r - 2}`, '#fff', 1.5, 'opacity=".5"')) +
        (lid === 'dome' || lid === 'slope'
          ? ellipse(
              200 + half * 0.46,
              top + high * 0.27,
              15,
              6,
              '{dark}',
              d`transform="rotate(20 ${200 + half * 0.46} ${top + high * 0.27})"`
            )
          : rect(
              lid === 'step' ? 183 : 200 + half * 0.3,
              lid === 'step' ? seam - high * 0.42 : top + 7,
              34,
              8,
              4,
              trim === 'darkLid' ? '#6A7280' : '{dark}'
            )) +
        (handle === 'knob'
          ? rect(170, top - 20, 60, 27, 13.5, '{dark}') + line(d`M182 ${top - 13}H212`, '#fff', 2.5, 'opacity=".3"')
          : '') +
        (handle === 'latch'
          ? rect(168, seam - 17, 64, 24, 10, '{steelDown}', 'stroke="#8C93A0" stroke-width="1"')
          : '') +
        gloss(
          d`M${l + 14} ${seam - high * 0.22}C${l + 17} ${seam - high * 0.5} ${l + 30} ${top + high * 0.3} ${l + 48} ${top + high * 0.2}`,
          9
        ) +
        control(face, control0, '00:38'),
      box: [left, top - above, half * 2, 334 - top + above],
      close: [125, control0[1] - 75, 150]
    }
  },
  place: 'counter'
})

export const pressureCooker = kind({
  parts: {
    build: ['regular', 'low', 'tall', 'barrel'],
    lid: ['dome', 'flat', 'crown'],
    handle: ['arch', 'bar', 'turn', 'wing'],
    panel: ['dial', 'screen', 'knob', 'strip', 'touch'],
    trim: ['plain', 'dark', 'steelPot'],
    feet: ['ring', 'pads', 'legs']
  },
  draw: ({ build, lid, handle, panel: face, trim, feet: stand }) => {
    const { half, tall, corner } = {
      regular: { half: 104, tall: 152, corner: 42 },
      low: { half: 120, tall: 124, corner: 34 },
      tall: { half: 92, tall: 172, corner: 30 },
      barrel: { half: 106, tall: 146, corner: 84 }
    }[build]
    const rim = 328 - tall
    const [left, right] = [200 - half, 200 + half]
    const high = { dome: 64, flat: 34, crown: 82 }[lid]
    const top = rim - 14 - high
    const pot = d`M${left} ${rim}H${right}V${328 - corner}Q${right} 328 ${right - corner} 328H${left + corner}Q${left} 328 ${left} ${328 - corner}Z`
    const l = left + 2
    const r = right - 2
    const lids = {
      dome: d`M${l} ${rim - 14}C${l + 4} ${rim - 58} ${200 - half * 0.5} ${top} 200 ${top}S${r - 4} ${rim - 58} ${r} ${rim - 14}Z`,
      flat: d`M${l} ${rim - 14}Q${l + 2} ${top} ${l + 40} ${top}H${r - 40}Q${r - 2} ${top} ${r} ${rim - 14}Z`,
      crown: d`M${l} ${rim - 14}V${rim - 34}Q${l + 4} ${rim - 50} ${l + 26} ${rim - 52}L${200 - half * 0.42} ${top}H${200 + half * 0.42}L${r - 26} ${rim - 52}Q${r - 4} ${rim - 50} ${r} ${rim - 34}V${rim - 14}Z`
    }
    const grips = {
      arch: path(
        d`M150 ${top + 10}Q150 ${top - 28} 200 ${top - 28}T250 ${top + 10}H230Q228 ${top - 8} 200 ${top - 8}T170 ${top + 10}Z`,
        '{dark}'
      ),
      bar: rect(146, top - 12, 108, 20, 10, '{dark}') + line(d`M160 ${top - 6}H224`, '#fff', 3, 'opacity=".25"'),
      turn:
        rect(176, top - 8, 48, 14, 5, '{steelDown}') +
        circle(200, top - 16, 20, '{dark}') +
        circle(194, top - 22, 5, '#fff', 'opacity=".25"'),
      wing: path(
        d`M112 ${top + 14}Q120 ${top - 20} 200 ${top - 18}Q280 ${top - 20} 288 ${top + 14}Q244 ${top} 200 ${top}Q156 ${top} 112 ${top + 14}Z`,
        '{dark}'
      )
    }
    const body = trim === 'dark' ? '{dark}' : trim === 'steelPot' ? '{steel}' : '{across}'
    return {
      body:
        feet(stand, left + 12, right - 12, 328) +
        rect(left - 24, rim + 14, 34, 22, 10, '{dark}') +
        rect(right - 10, rim + 14, 34, 22, 10, '{dark}') +
        shadeLine(pot, '{foot}', body) +
        rect(left - 6, rim - 16, half * 2 + 12, 24, 10, trim === 'steelPot' ? '{dark}' : '{steel}') +
        shadeLine(lids[lid]) +
        grips[handle] +
        circle(200 + half * 0.68, top + high * 0.4 + 4, 9, '{dark}') +
        circle(200 + half * 0.68, top + high * 0.4, 5, '#E0483C') +
        gloss(d`M${l + 18} ${rim - 26}C${l + 24} ${rim - 44} ${l + 34} ${rim - 52} ${l + 50} ${top + high * 0.3}`, 8) +
        control(
          face,
          [200, rim + tall * 0.53, 124, Math.min(86, tall * 0.54)],
          face === 'dial' ? '115' : '0:25',
          '#FFC48A'
        ),
      box: [left - 24, top - 34, half * 2 + 48, 368 - top],
      close: [118, rim - 4, 164]
    }
  },
  place: 'counter'
})
