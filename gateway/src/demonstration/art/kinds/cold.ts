/** Fridges and freezers, each on a 400×400 ground. */
import { dots, middleDigits } from '../fittings'
import { kind } from '../kind'
import { box, circle, d, gloss, line, panel, path, rect } from '../paint'

const seams = (ways: string): string =>
  line(ways, '{seam}', 3) + line(ways, '#fff', 1, 'opacity=".35" transform="translate(1.5 2)"')

const stands = (l: number, r: number): string =>
  rect(l + 14, 330, 26, 8, 3, '{dark}') + rect(r - 40, 330, 26, 8, 3, '{dark}')
const upright = (x: number, y: number, h: number): string =>
  rect(x - 3.5, y, 7, h, 3.5, '{steel}', 'stroke="#7E8592" stroke-opacity=".6" stroke-width=".8"')
const lying = (cx: number, y: number, w: number): string =>
  rect(cx - w / 2, y, w, 6, 3, '{steelDown}', 'stroke="#7E8592" stroke-opacity=".6" stroke-width=".8"')
const hollow = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, Math.min(w, h) / 2, '#0B1220', 'opacity=".38"')

export const fridge = kind({
  parts: {
    doors: ['french', 'cross', 'pair', 'tee', 'five'],
    handle: ['bars', 'hollow', 'knobs', 'long'],
    panel: ['door', 'strip', 'wide', 'none', 'tap'],
    build: ['regular', 'broad', 'slim'],
    front: ['plain', 'sheen', 'frame', 'twoTone']
  },
  draw: ({ doors, handle, panel: face, build, front }) => {
    const half = { regular: 96, broad: 116, slim: 84 }[build]
    const [l, r, w, top] = [200 - half, 200 + half, half * 2, 40]
    const cut = { french: 220, cross: 196, pair: 332, tee: 176, five: 200 }[doors]
    const lower = {
      french: d`M${l + 1} 220H${r - 1}M${l + 1} 277H${r - 1}`,
      cross: d`M${l + 1} 196H${r - 1}M200 196V332`,
      pair: '',
      tee: d`M${l + 1} 176H${r - 1}M${l + 1} 246H${r - 1}M200 246V332`,
      five: d`M${l + 1} 200H${r - 1}M200 200V262M${l + 1} 262H${r - 1}`
    }[doors]
    const x = handle === 'long' ? 12 : 11
    const mid = cut === 332 ? 186 : (top + cut) / 2 + 12
    const span = handle === 'long' ? cut - top - 44 : Math.min(108, (cut - top) * 0.5)
    const double = (y: number, h: number) => upright(200 - x, y, h) + upright(200 + x, y, h)
    const grips = {
      bars:
        double(mid - span / 2, span) +
        (doors === 'french'
          ? lying(200, 232, 48) + lying(200, 289, 48)
          : doors === 'cross'
            ? double(214, 70)
            : doors === 'tee'
              ? lying(200, 188, 60) + double(260, 54)
              : doors === 'five'
                ? double(212, 38) + lying(200, 276, 60)
                : ''),
      long:
        double(top + 22, span) +
        (doors === 'french'
          ? lying(200, 230, w * 0.8) + lying(200, 287, w * 0.8)
          : doors === 'cross'
            ? double(210, 108)
            : doors === 'tee'
              ? lying(200, 186, w * 0.8) + double(256, 66)
              : doors === 'five'
                ? double(208, 46) + lying(200, 272, w * 0.8)
                : ''),
      hollow:
        hollow(188, mid - 32, 9, 64) +
        hollow(203, mid - 32, 9, 64) +
        (doors === 'pair'
          ? ''
          : doors === 'cross'
            ? hollow(188, 206, 9, 50) + hollow(203, 206, 9, 50)
            : hollow(l + 14, cut + 4, w - 28, 7) +
              (doors === 'french'
                ? hollow(l + 14, 281, w - 28, 7)
                : doors === 'tee'
                  ? hollow(l + 14, 250, w - 28, 7)
                  : hollow(l + 14, 266, w - 28, 7))),
      knobs:
        circle(186, mid, 7, '#C9A56B') +
        circle(214, mid, 7, '#C9A56B') +
        (doors === 'pair'
          ? ''
          : doors === 'cross'
            ? circle(186, 250, 7, '#C9A56B') + circle(214, 250, 7, '#C9A56B')
            : circle(200, cut + 20, 6, '#C9A56B') + circle(200, doors === 'french' ? 304 : 300, 6, '#C9A56B'))
    }
    const faces = {
      door:
        panel(l + 22, 92, 42, 62, 9) +
        middleDigits(l + 43, 110, 15, '4°') +
        circle(l + 43, 136, 7, 'none', 'stroke="#8FD3FF" stroke-width="2"'),
      strip:
        rect(l + 2, 54, w - 4, 16, 0, '{dark}') +
        middleDigits(200 + half * 0.5, 62, 10, '4°') +
        dots(200 - half * 0.5, 62, 12, 3, 2.5),
      wide:
        panel(r - half * 0.86, 66, half * 0.7, 100, 8) +
        middleDigits(r - half * 0.51, 90, 17, '12:30') +
        rect(r - half * 0.78, 110, half * 0.54, 20, 4, '#3E6DA8') +
        rect(r - half * 0.78, 136, half * 0.25, 18, 4, '#5B6372') +
        rect(r - half * 0.49, 136, half * 0.25, 18, 4, '#C9822F'),
      none: line(d`M${l + 20} 60h26`, '{seam}', 3),
      tap:
        rect(l + 18, 88, half * 0.58, 92, 8, '{steelDown}') +
        panel(l + 23, 94, half * 0.58 - 10, 26, 6) +
        middleDigits(l + 18 + half * 0.29, 107, 11, '4°') +
        rect(l + 24, 126, half * 0.58 - 12, 48, 5, '#14161B', 'opacity=".85"') +
        rect(l + 14 + half * 0.29, 128, 8, 14, 2, '{steel}')
    }
    const fronts = {
      plain: path(d`M212 52H${r - 12}V${top + 90}Z`, '#fff', 'opacity=".1"'),
      sheen: path(
        d`M${200 + half * 0.2} 42H${r - 4}V${top + 130}L${200 - half * 0.4} 330H${200 - half * 0.9}Z`,
        '#fff',
        'opacity=".16"'
      ),
      frame: rect(l + 5, 45, w - 10, 280, 10, 'none', 'stroke="#C9A56B" stroke-width="2.5"'),
      twoTone:
        cut === 332
          ? rect(l, 252, w, 80, 14, '{dark}') + rect(l, 252, w, 30, 0, '{dark}')
          : rect(l, cut, w, 334 - cut, 14, '{dark}') + rect(l, cut, w, 24, 0, '{dark}')
    }
    return {
      body:
        stands(l, r) +
        box(l, top, w, 294, 14) +
        fronts[front] +
        seams(d`M200 42V${cut === 332 ? 332 : cut - 2}` + lower) +
        grips[handle] +
        faces[face] +
        gloss(d`M${l + 10} 56V${Math.min(cut, 206) - 14}`, 6),
      box: [l, top, w, 298],
      close: [face === 'wide' ? 176 : l + 2, 50, 130]
    }
  },
  place: 'kitchenFloor',
  boxy: true
})

export const fridgeSlim = kind({
  parts: {
    doors: ['upper', 'lower', 'three', 'one'],
    handle: ['bars', 'hollow', 'chrome', 'top'],
    panel: ['badge', 'none', 'strip', 'dial'],
    build: ['slim', 'regular', 'short', 'retro'],
    front: ['plain', 'sheen', 'frame']
  },
  draw: ({ doors, handle, panel: face, build, front }) => {
    const { half, top, round } = {
      slim: { half: 74, top: 36, round: 16 },
      regular: { half: 86, top: 44, round: 8 },
      short: { half: 90, top: 116, round: 14 },
      retro: { half: 84, top: 58, round: 44 }
    }[build]
    const [l, r, w, h] = [200 - half, 200 + half, half * 2, 334 - top]
    const cuts = { upper: [0.36], lower: [0.6], three: [0.4, 0.62], one: [] }[doors].map((share) => top + h * share)
    const edges = [top, ...cuts, 334]
    const gripAt = (index: number) => {
      const [from, to] = [edges[index] ?? top, edges[index + 1] ?? 334]
      const tall = to - from
      const y = index === 0 ? to - 14 - Math.min(70, tall * 0.5) : from + 14
      const long = Math.min(70, tall * 0.5)
      const forms = {
        bars: rect(r - 24, y, 8, long, 4, '{steel}', 'stroke="#7E8592" stroke-opacity=".6" stroke-width=".8"'),
        hollow: hollow(l + 16, index === 0 ? to - 12 : from + 5, w - 32, 7),
        chrome:
          rect(
            r - 56,
            (from + to) / 2 - 10,
            40,
            12,
            6,
            '{steelDown}',
            'stroke="#7E8592" stroke-opacity=".6" stroke-width=".8"'
          ) + circle(r - 18, (from + to) / 2 - 4, 9, '{steel}', 'stroke="#7E8592" stroke-width="1"'),
        top: rect(
          r - 44,
          index === 0 ? to - 16 : from + 7,
          32,
          9,
          4.5,
          '{steelDown}',
          'stroke="#7E8592" stroke-width=".8"'
        )
      }
      return forms[handle]
    }
    const faces = {
      badge:
        panel(200 - half * 0.62, top + 22, 56, 26, 8) +
        middleDigits(222 - half * 0.62, top + 35, 13, '18') +
        circle(246 - half * 0.62, top + 35, 3, '#8FD3FF'),
      none: line(d`M${l + 20} ${top + 26}h30`, '{seam}', 2),
      strip:
        rect(l + 1, top + (build === 'retro' ? 40 : 16), w - 2, 16, 0, '{dark}') +
        middleDigits(r - 34, top + (build === 'retro' ? 48 : 24), 10, '18') +
        dots(l + 40, top + (build === 'retro' ? 48 : 24), 12, 3, 2.5),
      dial:
        circle(l + 34, top + 40, 17, '{steel}', 'stroke="#7E8592" stroke-width="1.5"') +
        circle(l + 34, top + 40, 11, '{dark}') +
        line(d`M${l + 34} ${top + 40}l4 -6`, '#FFA348', 2.5)
    }
    const fronts = {
      plain: '',
      sheen: path(
        d`M${200 + half * 0.1} ${top + 4}H${r - 6}V${top + h * 0.4}L${200 - half * 0.5} 330H${200 - half * 0.9}Z`,
        '#fff',
        'opacity=".16"'
      ),
      frame: rect(l + 5, top + 5, w - 10, h - 14, Math.max(6, round - 5), 'none', 'stroke="{steel}" stroke-width="4"')
    }
    return {
      body:
        stands(l, r) +
        box(l, top, w, h, round) +
        fronts[front] +
        seams(cuts.map((y) => d`M${l + 1} ${y}H${r - 1}`).join('') || d`M${l + 14} 316H${r - 14}`) +
        edges
          .slice(0, -1)
          .map((_, index) => gripAt(index))
          .join('') +
        faces[face] +
        gloss(d`M${l + 12} ${top + Math.max(20, round)}V${(cuts[0] ?? 300) - 14}`, 6),
      box: [l, top, w, h + 4],
      close: [130, top + 6, 140]
    }
  },
  place: 'kitchenFloor',
  boxy: true
})

export const freezer = kind({
  parts: {
    build: ['chest', 'cube', 'long', 'tall'],
    lid: ['solid', 'glass', 'pair', 'curved'],
    panel: ['right', 'low', 'dial', 'lid'],
    handle: ['pull', 'bar', 'lock'],
    trim: ['plain', 'band', 'basket', 'ribs']
  },
  draw: ({ build, lid, panel: face, handle, trim }) => {
    const { half, top } = {
      chest: { half: 134, top: 158 },
      cube: { half: 98, top: 140 },
      long: { half: 156, top: 184 },
      tall: { half: 86, top: 96 }
    }[build]
    const [l, r, w] = [200 - half, 200 + half, half * 2]
    const lids = {
      solid:
        box(l - 6, top - 28, w + 12, 36, 12, '{foot}') +
        line(d`M${l + 10} ${top - 20}H${l + w * 0.6}`, '#fff', 4, 'opacity="{gloss}"'),
      glass:
        path(d`M${l + 14} ${top - 34}H${r - 14}L${r + 4} ${top + 4}H${l - 4}Z`, '{glass}') +
        path(d`M${l + 20} ${top - 30}H${200 - 30}L${200 - 56} ${top}H${l + 4}Z`, '{clear}', 'opacity=".5"') +
        rect(l - 8, top, w + 16, 14, 6, '{steelDown}') +
        rect(198, top - 33, 4, 34, 0, '{steel}'),
      pair:
        box(l - 6, top - 26, half + 3, 34, 10, '{foot}') +
        box(203, top - 26, half + 3, 34, 10, '{foot}') +
        rect(l + half * 0.4, top - 10, 40, 9, 4.5, '{steelDown}'),
      curved:
        path(
          d`M${l - 6} ${top + 8}C${l - 6} ${top - 46} ${l + 60} ${top - 52} 200 ${top - 52}S${r + 6} ${top - 46} ${r + 6} ${top + 8}Z`,
          '{body}'
        ) +
        path(
          d`M${l + 30} ${top - 18}C${l + 60} ${top - 38} ${200 - 30} ${top - 40} 200 ${top - 40}S${r - 60} ${top - 38} ${r - 30} ${top - 18}Z`,
          '{glass}',
          'opacity=".9"'
        )
    }
    const grips = {
      pull: rect(172, top - 12, 56, 12, 6, '{steelDown}', 'stroke="#7E8592" stroke-width=".8"'),
      bar: rect(200 - half * 0.6, top + 14, half * 1.2, 10, 5, '{steelDown}', 'stroke="#7E8592" stroke-width=".8"'),
      lock: rect(184, top - 8, 32, 34, 8, '{dark}') + circle(200, top + 8, 6, '{steel}')
    }
    const faces = {
      right:
        panel(r - 80, top + 32, 60, 34, 9) +
        middleDigits(r - 46, top + 49, 15, '18') +
        line(d`M${r - 72} ${top + 49}h5`, '#8FD3FF', 2),
      low:
        panel(l + 20, 282, w * 0.42, 28, 14) +
        middleDigits(l + 48, 296, 12, '18') +
        dots(l + w * 0.34, 296, 12, 3, 2.5),
      dial:
        circle(r - 44, 294, 20, '{dark}') +
        circle(r - 44, 294, 13, '{steel}') +
        line(d`M${r - 44} 294l6 -8`, '#3C4350', 2.5) +
        circle(r - 80, 294, 4, '#37C58A'),
      lid:
        panel(r - 78, top + 12, 66, 20, 8) +
        middleDigits(r - 52, top + 22, 11, '18') +
        circle(r - 24, top + 22, 3, '#37C58A')
    }
    const trims = {
      plain:
        face === 'low'
          ? ''
          : line(
              d`M${l + 22} 296H${l + 84}M${l + 22} 306H${l + 84}M${l + 22} 316H${l + 84}`,
              '{seam}',
              3,
              'opacity=".7"'
            ),
      band: rect(l, (top + 330) / 2 - 4, w, 18, 0, '{steelDown}'),
      basket:
        rect(l + 22, top + 46, w - (face === 'right' ? 124 : 44), 60, 8, '{tint}', 'stroke="{seam}" stroke-width="2"') +
        line(
          Array.from(
            { length: 5 },
            (_, index) => d`M${l + 22 + (index + 1) * ((w - (face === 'right' ? 124 : 44)) / 6)} ${top + 48}v56`
          ).join(''),
          '{seam}',
          2
        ) +
        line(d`M${l + 24} ${top + 76}h${w - (face === 'right' ? 128 : 48)}`, '{seam}', 2),
      ribs: line(
        Array.from({ length: 6 }, (_, index) => d`M${l + half * (0.3 + index * 0.28)} ${top + 76}V310`).join(''),
        '{seam}',
        4,
        'opacity=".45"'
      )
    }
    const up = { solid: 28, glass: 34, pair: 26, curved: 52 }[lid]
    return {
      body:
        rect(l + 18, 326, 26, 8, 3, '{dark}') +
        rect(r - 44, 326, 26, 8, 3, '{dark}') +
        box(l, top, w, 330 - top, 14) +
        lids[lid] +
        line(d`M${l - 2} ${top + 9}H${r + 2}`, '{seam}', 3) +
        trims[trim] +
        grips[handle] +
        faces[face] +
        gloss(d`M${l + 12} ${top + 26}V${trim === 'plain' ? 280 : 312}`, 6),
      box: [l - 8, top - up, w + 16, 334 - top + up],
      front: [l, top, w, 332 - top],
      close: [Math.min(220, r - 130), face === 'low' || face === 'dial' ? 200 : top - 36, 140]
    }
  },
  place: 'kitchenFloor',
  boxy: true
})
