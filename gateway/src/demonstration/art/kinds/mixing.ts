/** Blenders and air fryers, each on a 400×400 ground. */
import { control, knob } from '../fittings'
import { kind } from '../kind'
import { box, circle, d, digits, ellipse, gloss, line, path, rect, shadeLine } from '../paint'

export const blender = kind({
  parts: {
    build: ['taper', 'straight', 'cup', 'shell'],
    base: ['cone', 'cube', 'drum'],
    panel: ['knob', 'screen', 'key', 'touch', 'dial'],
    handle: ['ear', 'box', 'none'],
    drink: ['orange', 'green', 'berry', 'empty']
  },
  draw: ({ build, base, panel: face, handle, drink }) => {
    const [colour, light] = (
      {
        orange: ['#F7A15A', '#FFD08A'],
        green: ['#8CC47A', '#C4E6A6'],
        berry: ['#D9688E', '#F6B3C8'],
        empty: ['none', 'none']
      } as const
    )[drink]
    const { half, foot, top } = {
      taper: { half: 64, foot: 50, top: 92 },
      straight: { half: 56, foot: 54, top: 80 },
      cup: { half: 42, foot: 48, top: 118 },
      shell: { half: 52, foot: 46, top: 104 }
    }[build]
    const [l, r] = [200 - half, 200 + half]
    const bottom = 238
    const bases = {
      cone: d`M146 ${bottom - 4}H254L280 316Q284 332 268 332H132Q116 332 120 316Z`,
      cube: d`M128 ${bottom + 4}Q128 ${bottom - 6} 138 ${bottom - 6}H262Q272 ${bottom - 6} 272 ${bottom + 4}V320Q272 332 260 332H140Q128 332 128 320Z`,
      drum: d`M138 ${bottom - 4}H262C290 ${bottom + 24} 290 306 266 332H134C110 306 110 ${bottom + 24} 138 ${bottom - 4}Z`
    }
    const level = top + (bottom - top) * 0.36
    const grip = {
      ear: line(
        d`M${r - 4} ${top + 26}C${r + 48} ${top + 18} ${r + 50} ${top + 60} ${r + 44} ${bottom - 56}C${r + 38} ${bottom - 36} ${r + 26} ${bottom - 24} ${r - 8} ${bottom - 20}`,
        '{dark}',
        16
      ),
      box: line(d`M${r - 4} ${top + 18}H${r + 40}V${bottom - 24}H${r - 10}`, '{dark}', 16, 'stroke-linejoin="round"'),
      none: ''
    }[build === 'shell' || build === 'cup' ? 'none' : handle]
    const cap =
      build === 'cup'
        ? path(
            d`M${l} ${top + 8}Q${l + 4} ${top - 26} 200 ${top - 26}T${r} ${top + 8}Z`,
            '{clear}',
            'stroke="#B9C8DA" stroke-width="2"'
          )
        : rect(l - 8, top - 20, half * 2 + 16, 24, 10, '{dark}') + rect(176, top - 34, 48, 18, 8, '{dark}')
    const shell =
      build === 'shell'
        ? path(
            d`M116 ${bottom}V92Q116 52 158 52H242Q284 52 284 92V${bottom}Z`,
            '{clear}',
            'stroke="#B9C8DA" stroke-width="3"'
          ) +
          line(d`M132 ${bottom - 24}V96Q132 76 150 70`, '#fff', 7, 'opacity=".8"') +
          rect(180, 40, 40, 16, 8, '{dark}')
        : ''
    const up = build === 'shell' ? 40 : build === 'cup' ? top - 26 : top - 34
    const wide = grip ? r + 54 - 116 : 168
    return {
      body:
        grip +
        path(
          d`M${l} ${top}H${r}L${200 + foot} ${bottom}H${200 - foot}Z`,
          '{clear}',
          'stroke="#B9C8DA" stroke-width="2"'
        ) +
        (colour === 'none'
          ? line(d`M${l + 16} ${level}h22M${l + 17} ${level + 26}h16M${l + 18} ${level + 52}h22`, '#8CA0B8', 2.5)
          : path(
              d`M${l + 5} ${level}C${l + 28} ${level - 10} ${200 - 20} ${level + 8} 200 ${level}S${200 + 40} ${level - 8} ${r - 5} ${level}L${200 + foot - 1} ${bottom - 2}H${200 - foot + 1}Z`,
              colour,
              'opacity=".9"'
            ) +
            circle(182, level + 34, 9, light) +
            circle(214, level + 24, 7, light) +
            circle(206, level + 58, 9, light)) +
        cap +
        line(d`M${l + 16} ${top + 16}L${200 - foot + 14} ${bottom - 16}`, '#fff', 6, 'opacity=".75"') +
        shadeLine(bases[base]) +
        shell +
        (face === 'knob'
          ? circle(200, 288, 27, '{dark}') + knob(200, 288, 18, 30) + circle(246, 312, 4, '#4BA3FF')
          : control(face, [200, 286, face === 'touch' ? 92 : 108, face === 'dial' ? 56 : 60], '0:30')),
      box: [116, up, wide, 332 - up],
      close: [124, 212, 150]
    }
  },
  place: 'counter'
})

export const airFryer = kind({
  parts: {
    build: ['egg', 'square', 'drum', 'tower'],
    panel: ['brow', 'dial', 'knob', 'touch', 'strip'],
    handle: ['grip', 'bar', 'pull', 'ring'],
    window: ['none', 'round', 'wide'],
    trim: ['plain', 'darkTop', 'band']
  },
  draw: ({ build, panel: face, handle, window: sight, trim }) => {
    const { top, half, foot } = {
      egg: { top: 84, half: 98, foot: 104 },
      square: { top: 98, half: 104, foot: 104 },
      drum: { top: 104, half: 112, foot: 92 },
      tower: { top: 60, half: 86, foot: 86 }
    }[build]
    const [l, r, bl, br] = [200 - half, 200 + half, 200 - foot, 200 + foot]
    const hull = {
      egg: d`M${l + 2} ${top + 66}C${l + 2} ${top + 20} 146 ${top} 200 ${top}S${r - 2} ${top + 20} ${r - 2} ${top + 66}L${br} 292Q${br + 2} 330 ${br - 38} 330H${bl + 38}Q${bl - 2} 330 ${bl} 292Z`,
      square: d`M${l} ${top + 26}Q${l} ${top} ${l + 26} ${top}H${r - 26}Q${r} ${top} ${r} ${top + 26}V304Q${r} 330 ${r - 26} 330H${l + 26}Q${l} 330 ${l} 304Z`,
      drum: d`M${l} ${top + 40}C${l} ${top + 6} ${200 - 60} ${top} 200 ${top}S${r} ${top + 6} ${r} ${top + 40}C${r + 8} 220 ${br + 10} 300 ${br - 18} 330H${bl + 18}C${bl - 10} 300 ${l - 8} 220 ${l} ${top + 40}Z`,
      tower: d`M${l} ${top + 44}Q${l} ${top} ${l + 44} ${top}H${r - 44}Q${r} ${top} ${r} ${top + 44}V308Q${r} 330 ${r - 22} 330H${l + 22}Q${l} 330 ${l} 308Z`
    }[build]
    const seam = build === 'tower' ? 206 : 202
    const middle = (top + 22 + seam) / 2
    const pot: [number, number, number, number] = [bl + 14, seam + 14, foot * 2 - 28, 104]
    const sees = {
      none: '',
      round:
        circle(200, seam + 62, 42, '{steelDown}') +
        circle(200, seam + 62, 35, '{amber}') +
        path(d`M178 ${seam + 74}q6 -26 22 -24t22 24Z`, '#F2B45E'),
      wide:
        rect(
          200 - foot + 28,
          seam + 24,
          foot * 2 - 56,
          64,
          14,
          '{amber}',
          'stroke="#fff" stroke-opacity=".25" stroke-width="2"'
        ) +
        path(d`M156 ${seam + 78}q8 -30 26 -28t22 22q8 -14 22 -12t16 18Z`, '#F2B45E') +
        path(d`M${200 - foot + 32} ${seam + 28}h34l-22 56h-12Z`, '#fff', 'opacity=".14"')
    }[sight]
    const grips = {
      grip:
        path(
          d`M168 ${seam + 20}Q168 ${seam + 12} 176 ${seam + 12}H224Q232 ${seam + 12} 232 ${seam + 20}V${seam + 80}Q232 ${seam + 98} 214 ${seam + 98}H186Q168 ${seam + 98} 168 ${seam + 80}Z`,
          '{dark}'
        ) + line(d`M180 ${seam + 24}V${seam + 76}`, '#fff', 4, 'opacity=".25"'),
      bar: rect(200 - foot * 0.6, seam + 6, foot * 1.2, 18, 9, '{steelDown}', 'stroke="#8C93A0" stroke-width="1"'),
      pull: rect(178, seam + 2, 44, 48, 12, '{dark}') + rect(184, seam + 8, 32, 10, 5, '#fff', 'opacity=".2"'),
      ring: line(d`M150 ${seam + 16}C150 ${seam + 62} 250 ${seam + 62} 250 ${seam + 16}`, '{steel}', 13)
    }
    const brow =
      path(
        d`M${200 - 66} ${middle - 24}H266Q272 ${middle - 24} 271 ${middle - 16}L268 ${middle + 14}Q267 ${middle + 24} 256 ${middle + 24}H144Q133 ${middle + 24} 132 ${middle + 14}L129 ${middle - 16}Q128 ${middle - 24} 134 ${middle - 24}Z`,
        '{dark}'
      ) +
      digits(170, Math.round(middle - 13), 24, '200', '#FFB267') +
      circle(236, middle + 2, 5, '#FFA348')
    return {
      body:
        shadeLine(hull) +
        (trim === 'darkTop'
          ? path(
              build === 'square' || build === 'tower'
                ? d`M${l} ${seam - 2}V${top + 34}Q${l} ${top} ${l + 34} ${top}H${r - 34}Q${r} ${top} ${r} ${top + 34}V${seam - 2}Z`
                : d`M${l + 1} ${seam - 2}V${top + 62}C${l + 2} ${top + 16} 148 ${top} 200 ${top}S${r - 2} ${top + 16} ${r - 1} ${top + 62}V${seam - 2}Z`,
              '{dark}'
            )
          : '') +
        (trim === 'darkTop'
          ? ''
          : ellipse(200, top + 16, half * 0.6, 10, '{dark}') +
            line(d`M${200 - half * 0.4} ${top + 15}H${200 + half * 0.4}`, '#6A7280', 2)) +
        (trim === 'band'
          ? rect(l - 1, seam - 7, half * 2 + 2, 14, 7, '{steel}')
          : line(d`M${l + 2} ${seam}H${r - 2}`, '{seam}', 3)) +
        box(pot[0], pot[1], pot[2], pot[3], 24, '{foot}', '{body}') +
        (face === 'brow'
          ? brow
          : control(
              face,
              [200, middle + 4, face === 'touch' ? 112 : 126, Math.min(76, (seam - top) * 0.62)],
              '200',
              '#FFB267'
            )) +
        sees +
        (sight !== 'none' && handle === 'grip' ? grips.bar : grips[handle]) +
        gloss(d`M${l + 14} ${top + 82}C${l + 14} ${top + 50} ${l + 24} ${top + 34} ${l + 40} ${top + 24}`, 8),
      box: [Math.min(l, bl) - 2, top, Math.max(half, foot) * 2 + 4, 330 - top],
      close: [120, middle - 50, 160]
    }
  },
  place: 'counter'
})
