/** Kettles and pots, each on a 400×400 ground. */
import { middleDigits } from '../fittings'
import { kind } from '../kind'
import { circle, d, digits, ellipse, gloss, line, panel, path, rect, shadeLine } from '../paint'

export const kettle = kind({
  parts: {
    build: ['taper', 'straight', 'belly', 'swan'],
    handle: ['loop', 'hook', 'bow', 'box'],
    lid: ['dome', 'flat', 'ball'],
    window: ['side', 'none', 'screen', 'glass'],
    trim: ['plain', 'darkFoot', 'collar'],
    base: ['disc', 'plate']
  },
  draw: ({ build, handle, lid, window: sight, trim, base }) => {
    const { top, bottom, high } = {
      taper: { top: 62, bottom: 88, high: 134 },
      straight: { top: 78, bottom: 78, high: 142 },
      belly: { top: 60, bottom: 84, high: 172 },
      swan: { top: 46, bottom: 92, high: 190 }
    }[build]
    const cx = 200
    const foot = 318
    const [tl, tr, bl, br] = [cx - top, cx + top, cx - bottom, cx + bottom]
    const hull =
      build === 'belly'
        ? d`M${tl} ${high}C${bl - 44} ${high + 50} ${bl - 34} ${foot - 20} ${bl + 12} ${foot}H${br - 12}C${br + 34} ${foot - 20} ${br + 44} ${high + 50} ${tr} ${high}Z`
        : build === 'swan'
          ? d`M${tl} ${high}C${tl - 20} ${high + 40} ${bl} ${foot - 60} ${bl} ${foot - 12}Q${bl} ${foot} ${bl + 12} ${foot}H${br - 12}Q${br} ${foot} ${br} ${foot - 12}C${br} ${foot - 60} ${tr + 20} ${high + 40} ${tr} ${high}Z`
          : d`M${tl} ${high}H${tr}L${br} ${foot - 12}Q${br + 2} ${foot} ${br - 10} ${foot}H${bl + 10}Q${bl - 2} ${foot} ${bl} ${foot - 12}Z`
    const spout =
      build === 'swan'
        ? line(
            d`M${bl + 14} ${foot - 44}C${bl - 64} ${foot - 30} ${bl - 30} ${high + 10} ${bl - 62} ${high + 4}`,
            '{steelDown}',
            13
          ) +
          line(
            d`M${bl - 12} ${foot - 46}C${bl - 48} ${foot - 56} ${bl - 32} ${high + 12} ${bl - 58} ${high + 6}`,
            '#fff',
            3,
            'opacity=".6"'
          )
        : path(d`M${tl + 6} ${high + 10}L${tl - 42} ${high + 22}L${tl - 4} ${high + 72}Z`, '{across}') +
          line(d`M${tl - 34} ${high + 24}L${tl + 2} ${high + 16}`, '#fff', 3, 'opacity=".6"')
    const out = br + (build === 'belly' ? 14 : 0)
    const grips = {
      loop:
        line(
          d`M${tr + 6} ${high + 4}C${out + 44} ${high - 12} ${out + 60} ${high + 30} ${out + 50} ${high + 80}C${out + 44} ${foot - 66} ${out + 28} ${foot - 44} ${out - 2} ${foot - 32}`,
          '{dark}',
          22
        ) +
        line(
          d`M${tr + 18} ${high - 4}C${out + 50} ${high - 10} ${out + 50} ${high + 20} ${out + 46} ${high + 56}`,
          '#fff',
          4,
          'opacity=".22"'
        ),
      hook:
        line(
          d`M${tr - 2} ${high + 8}H${out + 30}Q${out + 46} ${high + 8} ${out + 46} ${high + 26}V${foot - 46}`,
          '{dark}',
          20
        ) + line(d`M${out + 40} ${high + 30}V${foot - 70}`, '#fff', 4, 'opacity=".22"'),
      bow:
        line(
          d`M${tl + 4} ${high + 6}C${tl - 16} ${high - 96} ${tr + 16} ${high - 96} ${tr - 4} ${high + 6}`,
          '{dark}',
          15
        ) +
        line(
          d`M${tl + 16} ${high - 46}C${tl + 30} ${high - 70} ${cx} ${high - 72} ${cx + 10} ${high - 71}`,
          '#fff',
          3,
          'opacity=".3"'
        ),
      box:
        line(d`M${tr} ${high + 14}H${out + 42}V${foot - 40}H${br - 4}`, '{dark}', 19, 'stroke-linejoin="round"') +
        line(d`M${out + 42} ${high + 24}V${foot - 60}`, '#fff', 4, 'opacity=".22"')
    }
    const lids = {
      dome:
        path(
          d`M${tl + 2} ${high}C${tl + 8} ${high - 36} ${cx - 28} ${high - 46} ${cx} ${high - 46}S${tr - 8} ${high - 36} ${tr - 2} ${high}Z`,
          '{dark}'
        ) + circle(cx, high - 55, 12, '{steel}'),
      flat: rect(tl - 2, high - 18, top * 2 + 4, 20, 8, '{dark}') + rect(cx - 20, high - 28, 40, 12, 6, '{steelDown}'),
      ball:
        path(d`M${tl} ${high}Q${cx} ${high - 40} ${tr} ${high}Z`, '{body}') +
        rect(cx - 5, high - 34, 10, 16, 2, '{steel}') +
        circle(cx, high - 40, 13, '{dark}')
    }
    const up = handle === 'bow' ? 82 : { dome: 67, flat: 28, ball: 53 }[lid]
    const beside = handle === 'bow' ? 6 : 60
    const spoutOut = build === 'swan' ? bl - 68 : Math.min(tl - 42, bl - (build === 'belly' ? 24 : 0))
    return {
      body:
        (handle === 'bow' ? '' : grips[handle]) +
        spout +
        shadeLine(hull, '{foot}', sight === 'glass' ? '{clear}' : '{across}') +
        (sight === 'glass'
          ? path(
              d`M${(tl + bl) / 2} ${(high + foot) / 2}Q${cx - 20} ${(high + foot) / 2 - 12} ${cx} ${(high + foot) / 2}T${(tr + br) / 2} ${(high + foot) / 2}L${br - 4} ${foot - 4}H${bl + 4}Z`,
              '{water}',
              'opacity=".85"'
            )
          : '') +
        (trim === 'darkFoot' && (build === 'taper' || build === 'straight')
          ? path(
              d`M${bl + 1} ${foot - 46}H${br - 1}L${br} ${foot - 10}Q${br} ${foot} ${br - 10} ${foot}H${bl + 10}Q${bl} ${foot} ${bl} ${foot - 10}Z`,
              '{dark}'
            )
          : '') +
        (trim === 'collar' || (trim === 'darkFoot' && (build === 'belly' || build === 'swan'))
          ? rect(tl - 6, high - 4, top * 2 + 12, 22, 6, '{steelDown}', 'stroke="#8C93A0" stroke-width="1"')
          : '') +
        lids[lid] +
        (handle === 'bow' ? grips.bow : '') +
        line(d`M${tl} ${high + 2}H${tr}`, '#fff', 3, 'opacity=".7"') +
        gloss(d`M${tl + 12} ${high + 28}L${bl + 20} ${foot - 34}`, 9) +
        (sight === 'side'
          ? rect(cx + bottom * 0.38, foot - 124, 16, 84, 8, '{water}', 'stroke="#fff" stroke-width="2"')
          : '') +
        (sight === 'screen'
          ? panel(cx - 38, foot - 122, 76, 44, 12) + middleDigits(cx, foot - 100, 22, '85°', '#FFB267')
          : '') +
        (base === 'disc'
          ? rect(bl - 8, foot - 4, bottom * 2 + 16, 18, 9, '{dark}') + circle(br - 22, foot + 5, 3.5, '#4BA3FF')
          : path(
              d`M${bl - 4} ${foot - 2}H${br + 4}L${br + 30} ${foot + 14}Q${br + 30} ${foot + 18} ${br + 24} ${foot + 18}H${bl - 24}Q${bl - 30} ${foot + 18} ${bl - 30} ${foot + 14}Z`,
              '{dark}'
            ) +
            digits(cx - 20, foot + 1, 11, '60:') +
            circle(br - 6, foot + 8, 3.5, '#4BA3FF')),
      box: [spoutOut, high - up, out + beside - spoutOut, foot + 16 - high + up],
      close: [cx - 24, high - 42, 160]
    }
  },
  place: 'counter'
})

export const innerPot = kind({
  parts: {
    build: ['round', 'straight', 'deep', 'ball'],
    rim: ['flat', 'ears', 'thick'],
    coat: ['dark', 'steel', 'stone'],
    outside: ['plain', 'rings', 'comb', 'steelFoot']
  },
  draw: ({ build, rim, coat, outside }) => {
    const { half, high, foot, ry } = {
      round: { half: 116, high: 140, foot: 88, ry: 34 },
      straight: { half: 108, high: 130, foot: 100, ry: 30 },
      deep: { half: 96, high: 176, foot: 78, ry: 28 },
      ball: { half: 124, high: 148, foot: 56, ry: 38 }
    }[build]
    const top = 316 - high
    const [l, r] = [200 - half, 200 + half]
    const hull = d`M${l} ${top}C${l} ${top + high * 0.55} ${200 - foot - 14} 316 ${200 - foot * 0.5} 316H${200 + foot * 0.5}C${200 + foot + 14} 316 ${r} ${top + high * 0.55} ${r} ${top}Z`
    const inside = { dark: '{dark}', steel: '{steel}', stone: '#8E8A86' }[coat]
    const thick = rim === 'thick' ? 16 : 10
    const marks = {
      plain: line(
        d`M${l + 26} ${top + 34}h14M${l + 30} ${top + 52}h10M${l + 34} ${top + 70}h12M${l + 40} ${top + 88}h9`,
        '#fff',
        3,
        'opacity=".55"'
      ),
      rings: line(
        [0.34, 0.5, 0.66]
          .map(
            (share) =>
              d`M${l + half * share * 0.34} ${top + high * share}Q200 ${top + high * share + 34} ${r - half * share * 0.34} ${top + high * share}`
          )
          .join(''),
        '{seam}',
        5,
        'opacity=".6"'
      ),
      comb: [0, 1, 2]
        .map((row) =>
          Array.from({ length: 7 }, (_, index) =>
            circle(
              200 + (index - 3) * half * 0.24 + (row % 2 ? half * 0.12 : 0),
              top + ry + 26 + row * 20,
              7,
              '{seam}',
              'opacity=".38"'
            )
          ).join('')
        )
        .join(''),
      steelFoot: path(
        d`M${200 - foot - 6} ${316 - high * 0.27}H${200 + foot + 6}C${200 + foot * 0.9} 308 ${200 + foot * 0.66} 316 ${200 + foot * 0.5} 316H${200 - foot * 0.5}C${200 - foot * 0.66} 316 ${200 - foot * 0.9} 308 ${200 - foot - 6} ${316 - high * 0.27}Z`,
        '{steelDown}'
      )
    }
    const ears = rim === 'ears' ? 22 : 0
    return {
      body:
        shadeLine(hull, '{foot}', '{across}') +
        marks[outside] +
        (ears ? rect(l - 28, top - 6, 48, 18, 9, '{dark}') + rect(r - 20, top - 6, 48, 18, 9, '{dark}') : '') +
        ellipse(200, top, half + 8, ry, '{steelDown}') +
        ellipse(200, top + 2, half + 8 - thick, ry - thick * 0.5, inside) +
        path(
          d`M${l + 8} ${top + 8}C${l + 26} ${top + ry} ${r - 26} ${top + ry} ${r - 8} ${top + 8}C${r - 16} ${top + ry * 0.8} ${200 + half * 0.4} ${top + ry} 200 ${top + ry}S${l + 16} ${top + ry * 0.8} ${l + 8} ${top + 8}Z`,
          '#fff',
          'opacity=".12"'
        ) +
        line(
          d`M${l + 40} ${top - ry * 0.55}C${l + 62} ${top - ry * 0.84} ${l + 90} ${top - ry * 0.92} ${l + 122} ${top - ry * 0.94}`,
          '#fff',
          4,
          'opacity=".35"'
        ) +
        gloss(
          d`M${l + 16} ${top + 32}C${l + 20} ${top + high * 0.46} ${l + 30} ${top + high * 0.62} ${l + 42} ${top + high * 0.74}`,
          8
        ),
      box: [l - 8 - ears, top - ry, half * 2 + 16 + ears * 2, high + ry],
      close: [l - 6, top - 36, 150]
    }
  },
  place: 'counter'
})
