/** Ovens, microwaves and dishwashers, each on a 400×400 ground. */
import { dots, feet, knob, middleDigits } from '../fittings'
import { kind } from '../kind'
import { box, circle, d, ellipse, gloss, line, panel, path, rect } from '../paint'

const ovenFood = {
  loaf: (cx: number, y: number) =>
    path(
      d`M${cx - 41} ${y}C${cx - 41} ${y - 30} ${cx - 21} ${y - 40} ${cx} ${y - 40}S${cx + 41} ${y - 30} ${cx + 41} ${y}Z`,
      '#F2B45E'
    ) +
    line(d`M${cx - 19} ${y - 28}q6 8 4 16M${cx + 1} ${y - 32}q6 10 4 18M${cx + 21} ${y - 26}q4 8 2 14`, '#C9822F', 3),
  cakes: (cx: number, y: number) =>
    [-40, 0, 40]
      .map(
        (x) =>
          path(d`M${cx + x - 15} ${y - 16}h30l-4 16h-22Z`, '#D58A4A') +
          path(d`M${cx + x - 17} ${y - 15}q2 -16 17 -16t17 16Z`, '#F4C27A')
      )
      .join(''),
  bird: (cx: number, y: number) =>
    ellipse(cx, y - 18, 40, 19, '#D98B3E') +
    ellipse(cx - 8, y - 25, 20, 8, '#F0B56B') +
    line(d`M${cx + 30} ${y - 14}l22 -10M${cx + 24} ${y - 8}l24 2`, '#E9CFA6', 7),
  bowl: (cx: number, y: number) =>
    ellipse(cx, y - 2, 56, 7, '{clear}') +
    path(d`M${cx - 33} ${y - 28}h66q-2 26 -33 26t-33 -26Z`, '#F4F6FA') +
    ellipse(cx, y - 28, 33, 7, '#FFD9A8')
}
type Food = keyof typeof ovenFood

/** A lit room behind a dark door. */
const litDoor = (x: number, y: number, w: number, h: number, food: Food, racks: boolean, r = 12): string =>
  rect(x, y, w, h, r + 4, '{dark}', 'stroke="#fff" stroke-opacity=".14" stroke-width="1.5"') +
  rect(x + 14, y + 13, w - 28, h - 26, r, '{amber}') +
  (racks
    ? line(d`M${x + 20} ${y + h * 0.62}H${x + w - 20}M${x + 20} ${y + h * 0.8}H${x + w - 20}`, '#C8CDD6', 2.5)
    : '') +
  ovenFood[food](x + w / 2, y + h * (racks ? 0.61 : 0.76)) +
  path(
    d`M${x + 16} ${y + 15}h${w * 0.32}l${-h * 0.24} ${h - 30}h${-(w * 0.32 - h * 0.24) + 2}Z`,
    '#fff',
    'opacity=".14"'
  )

export const oven = kind({
  parts: {
    build: ['regular', 'wide', 'tall', 'low'],
    layout: ['side', 'below', 'above'],
    panel: ['screenKnobs', 'knobs', 'touch', 'threeKnobs'],
    handle: ['bar', 'side', 'loop', 'none'],
    food: ['loaf', 'cakes', 'bird'],
    feet: ['pads', 'legs', 'ring']
  },
  draw: ({ build, layout, panel: face, handle, food, feet: stand }) => {
    const { w, h } = {
      regular: { w: 296, h: 196 },
      wide: { w: 324, h: 186 },
      tall: { w: 252, h: 232 },
      low: { w: 312, h: 156 }
    }[build]
    const l = 200 - w / 2
    const top = 322 - h
    const strip = 44
    const doorW = layout === 'side' ? w - 102 : w - 36
    const doorH = h - (layout === 'side' ? 40 : strip + 34)
    const [dx, dy] = [l + (layout === 'side' ? 20 : 18), layout === 'above' ? top + strip + 14 : top + 20]
    const [px, py, pw, ph] =
      layout === 'side'
        ? [dx + doorW + 14, dy + 2, 54, doorH - 4]
        : [l + 24, layout === 'above' ? top + 12 : 322 - strip - 6, w - 48, strip - 8]
    const along = layout !== 'side'
    const spots = (count: number, from = 0): [number, number][] =>
      Array.from({ length: count }, (_, index) =>
        along
          ? [px + pw * (from + ((index + 0.5) * (1 - from)) / count), py + ph / 2]
          : [px + pw / 2, py + ph * (from + ((index + 0.5) * (1 - from)) / count)]
      )
    const r = along ? ph * 0.42 : Math.min(20, ph * 0.13)
    const knobs = (places: [number, number][]) => places.map(([x, y], index) => knob(x, y, r, index * 50)).join('')
    const faces = {
      screenKnobs:
        panel(px, py, along ? 76 : pw, along ? ph : 34, 8) +
        middleDigits(along ? px + 38 : px + pw / 2, along ? py + ph / 2 : py + 17, 14, '180', '#FFB267') +
        knobs(spots(2, along ? 0.36 : 0.24)),
      knobs: knobs(spots(2)),
      touch:
        panel(px, py, pw, ph, 10) +
        middleDigits(along ? px + 40 : px + pw / 2, along ? py + ph / 2 : py + 22, 15, '180', '#FFB267') +
        (along
          ? dots(px + pw * 0.66, py + ph / 2, 22, 5, 4)
          : [0, 1, 2, 3]
              .map((place) =>
                circle(px + pw / 2, py + ph * (0.4 + place * 0.16), 5, place === 2 ? '#FFA348' : '#7C8496')
              )
              .join('')),
      threeKnobs: knobs(spots(3))
    }
    const grips = {
      bar: rect(dx + 20, dy + doorH - 4, doorW - 40, 9, 4.5, '{steelDown}', 'stroke="#8C93A0" stroke-width=".8"'),
      side: rect(dx + doorW - 4, dy + 16, 9, doorH - 32, 4.5, '{steel}', 'stroke="#8C93A0" stroke-width=".8"'),
      loop: line(
        d`M${dx + doorW * 0.3} ${dy + 4}C${dx + doorW * 0.3} ${dy + 24} ${dx + doorW * 0.7} ${dy + 24} ${dx + doorW * 0.7} ${dy + 4}`,
        '{steel}',
        8
      ),
      none: ''
    }
    return {
      body:
        feet(stand, l + 12, l + w - 12, 324) +
        box(l, top, w, h, 20) +
        litDoor(dx, dy, doorW, doorH, food, h > 170) +
        faces[face] +
        grips[handle] +
        gloss(d`M${l + 20} ${top + 9}H${l + w * 0.46}`, 5),
      box: [l, top, w, 332 - top],
      front: [l, top, w, h],
      close: [layout === 'side' ? 186 : 110, layout === 'below' ? 190 : top + 4, 160]
    }
  },
  place: 'counter',
  boxy: true
})

export const microwave = kind({
  parts: {
    build: ['regular', 'low', 'retro', 'tall'],
    door: ['glass', 'mesh', 'mirror', 'porthole'],
    panel: ['keys', 'dials', 'touch', 'strip'],
    handle: ['push', 'bar', 'pull'],
    feet: ['pads', 'legs', 'ring']
  },
  draw: ({ build, door, panel: face, handle, feet: stand }) => {
    const { w, h, r } = {
      regular: { w: 296, h: 196, r: 20 },
      low: { w: 316, h: 160, r: 14 },
      retro: { w: 280, h: 190, r: 54 },
      tall: { w: 264, h: 222, r: 18 }
    }[build]
    const l = 200 - w / 2
    const top = 322 - h
    const along = face === 'strip'
    const doorW = w - (along ? 40 : 106)
    const doorH = h - (along ? 78 : 40)
    const [dx, dy] = [l + 20, top + 20]
    const [px, py, pw, ph] = along ? [l + 28, 322 - 50, w - 56, 34] : [dx + doorW + 14, dy, 56, doorH]
    const cx = px + pw / 2
    const doors = {
      glass: litDoor(dx, dy, doorW, doorH, 'bowl', false),
      mesh:
        rect(dx, dy, doorW, doorH, 14, '{dark}', 'stroke="#fff" stroke-opacity=".14" stroke-width="1.5"') +
        [0, 1, 2, 3, 4]
          .map((row) =>
            line(d`M${dx + 22} ${dy + doorH * (0.2 + row * 0.15)}H${dx + doorW - 22}`, '#8F98A8', 2.5, 'opacity=".4"')
          )
          .join('') +
        path(
          d`M${dx + 12} ${dy + 8}h${doorW * 0.34}L${dx + doorW * 0.16} ${dy + doorH - 8}H${dx + 12}Z`,
          '#fff',
          'opacity=".1"'
        ),
      mirror:
        rect(dx, dy, doorW, doorH, 14, '{glass}') +
        rect(dx, dy, doorW, doorH, 14, '{sheen}', 'opacity=".6"') +
        path(
          d`M${dx + doorW * 0.46} ${dy}h${doorW * 0.2}l${-doorH * 0.5} ${doorH}h${-doorW * 0.2}Z`,
          '#fff',
          'opacity=".1"'
        ),
      porthole:
        rect(dx, dy, doorW, doorH, 14, '{down}', 'stroke="{seam}" stroke-width="2"') +
        ellipse(dx + doorW / 2, dy + doorH / 2, doorW * 0.4, doorH * 0.42, '{steelDown}') +
        ellipse(dx + doorW / 2, dy + doorH / 2, doorW * 0.36, doorH * 0.37, '{amber}') +
        ovenFood.bowl(dx + doorW / 2, dy + doorH * 0.68)
    }
    const faces = {
      keys:
        panel(px, py, pw, ph, 12) +
        middleDigits(cx, py + 22, 15, '2:30') +
        [0, 1, 2]
          .map((row) =>
            [-14, 0, 14]
              .map((x) => circle(cx + x, py + ph * 0.44 + row * 17, 4.5, row === 2 && x > 0 ? '#4BA3FF' : '#7C8496'))
              .join('')
          )
          .join(''),
      dials: knob(cx, py + ph * 0.27, 23, -30) + knob(cx, py + ph * 0.73, 23, 60),
      touch:
        panel(px, py, pw, ph, 12) +
        middleDigits(cx, py + 22, 15, '2:30') +
        circle(cx, py + ph * 0.56, 17, '{steel}') +
        circle(cx, py + ph * 0.56, 8, '#FFA348') +
        rect(cx - 16, py + ph * 0.82, 32, 8, 4, '#5B6372'),
      strip:
        panel(px, py, pw, ph, 12) +
        middleDigits(px + 44, py + ph / 2, 16, '2:30') +
        dots(px + pw * 0.5, py + ph / 2, 18, 4, 4) +
        knob(px + pw - 26, py + ph / 2, 13)
    }
    const grips = {
      push:
        along || face === 'keys' || face === 'touch'
          ? ''
          : rect(px + 4, py + ph + 2, pw - 8, 12, 4, '{steelDown}', 'stroke="#8C93A0" stroke-width=".8"'),
      bar: rect(dx + doorW - 6, dy + 14, 10, doorH - 28, 5, '{steel}', 'stroke="#8C93A0" stroke-width=".8"'),
      pull: rect(dx + 24, dy + 3, doorW - 48, 10, 5, '{steelDown}', 'stroke="#8C93A0" stroke-width=".8"')
    }
    return {
      body:
        feet(stand, l + 14, l + w - 14, 324) +
        box(l, top, w, h, r) +
        doors[door] +
        faces[face] +
        grips[handle] +
        gloss(d`M${l + r} ${top + 9}H${l + w * 0.46}`, 5),
      box: [l, top, w, 332 - top],
      front: [l, top, w, h],
      close: [along ? 120 : 190, along ? 184 : top + 4, 160]
    }
  },
  place: 'counter',
  boxy: true
})

const dishes = (x: number, y: number): string =>
  circle(x + 24, y - 18, 14, '#E9EEF5') +
  circle(x + 48, y - 18, 14, '#D3DBE7') +
  circle(x + 72, y - 18, 14, '#E9EEF5') +
  path(d`M${x + 96} ${y - 30}h26l-4 28h-18Z`, '{clear}')
const bowls = (x: number, y: number): string =>
  path(d`M${x + 8} ${y - 28}h40q0 28 -20 28t-20 -28Z`, '#F6D9C2') +
  path(d`M${x + 56} ${y - 28}h40q0 28 -20 28t-20 -28Z`, '#CFE6DA') +
  path(d`M${x + 104} ${y - 26}h22v26h-22Z`, '{clear}')

export const dishwasher = kind({
  parts: {
    build: ['regular', 'slim', 'low', 'wide'],
    panel: ['band', 'hidden', 'knob', 'corner'],
    door: ['window', 'plain', 'drawers', 'half'],
    handle: ['bar', 'pocket', 'edge']
  },
  draw: ({ build, panel: face, door, handle }) => {
    const { w, top } = {
      regular: { w: 208, top: 84 },
      slim: { w: 164, top: 76 },
      low: { w: 232, top: 128 },
      wide: { w: 240, top: 92 }
    }[build]
    const l = 200 - w / 2
    const r = l + w
    const hy = face === 'band' ? top + 58 : top + 22
    const faces = {
      band:
        rect(l, top, w, 44, 10, '{dark}') +
        middleDigits(r - 42, top + 22, 18, '1:20') +
        circle(l + 24, top + 22, 7, 'none', 'stroke="#8FD3FF" stroke-width="2.5"') +
        dots(l + 60, top + 22, 18, 3, 4),
      hidden: line(d`M${l + 6} ${top + 40}H${r - 6}`, '{seam}', 2.5) + middleDigits(r - 40, 308, 15, '80', '{glow}'),
      knob:
        line(d`M${l} ${top + 44}H${r}`, '{seam}', 2.5) +
        knob(l + 32, top + 22, 14, 40) +
        panel(r - 76, top + 9, 62, 26, 8) +
        middleDigits(r - 45, top + 22, 13, '1:20'),
      corner:
        panel(l + 14, top + 12, 54, 54, 12) +
        middleDigits(l + 41, top + 32, 16, '48') +
        dots(l + 41, top + 54, 12, 3, 2.5)
    }
    const wy = face === 'band' || face === 'knob' ? top + 88 : top + 80
    const inner = Math.min(w - 44, 164)
    const wl = 200 - inner / 2
    const x = wl + (inner - 134) / 2
    const doors = {
      window:
        rect(wl, wy, inner, 304 - wy, 8, '{glass}', 'stroke="{seam}" stroke-width="3"') +
        (304 - wy > 100 ? line(d`M${wl + 6} ${wy + 46}H${wl + inner - 6}`, '#8F98A8', 2.5) + dishes(x, wy + 46) : '') +
        line(d`M${wl + 6} 286H${wl + inner - 6}`, '#8F98A8', 2.5) +
        bowls(x, 286) +
        path(d`M${wl + 4} ${wy + 4}h${inner * 0.32}L${wl + 14} 300h-10Z`, '#fff', 'opacity=".12"'),
      plain:
        gloss(d`M${l + 10} ${wy}V296`, 5) +
        path(d`M${l + w * 0.6} ${wy - 6}H${r - 12}V${wy + 96}Z`, '#fff', 'opacity=".12"'),
      drawers:
        line(d`M${l + 1} ${(wy + 312) / 2 - 8}H${r - 1}`, '{seam}', 4) +
        rect(l + 34, (wy + 312) / 2 + 6, w - 68, 11, 5.5, '{steelDown}', 'stroke="#8C93A0" stroke-width=".8"') +
        gloss(d`M${l + 10} ${wy}V296`, 5),
      half:
        rect(wl, wy, inner, 74, 10, '{glass}', 'stroke="{seam}" stroke-width="3"') +
        line(d`M${wl + 6} ${wy + 54}H${wl + inner - 6}`, '#8F98A8', 2.5) +
        dishes(x, wy + 54) +
        path(d`M${wl + 4} ${wy + 4}h${inner * 0.3}l-24 66h-${inner * 0.3 - 24}Z`, '#fff', 'opacity=".12"') +
        line(d`M${l + 8} ${wy + 96}H${r - 8}`, '{seam}', 2)
    }
    const px = face === 'corner' ? r - 46 : 200
    const grips = {
      bar: rect(
        face === 'corner' ? l + 80 : l + w * 0.2,
        hy,
        face === 'corner' ? w - 94 : w * 0.6,
        12,
        6,
        '{steelDown}',
        'stroke="#8C93A0" stroke-width=".8"'
      ),
      pocket:
        rect(px - 30, hy - 2, 60, 18, 9, '#0B1220', 'opacity=".4"') +
        line(d`M${px - 22} ${hy}H${px + 22}`, '#fff', 2, 'opacity=".4"'),
      edge: rect(l + 2, hy - 4, w - 4, 7, 3, '{steelDown}')
    }
    return {
      body:
        box(l, top, w, 332 - top, 10) +
        faces[face] +
        grips[handle] +
        doors[door] +
        rect(l + 8, 318, w - 16, 14, 4, '{dark}', 'opacity=".85"'),
      box: [l, top, w, 332 - top],
      close: [128, top - 6, 170]
    }
  },
  place: 'kitchenFloor',
  boxy: true
})
