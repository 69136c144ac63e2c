/** Drinking water: purifiers, dispensers and filters, each on a 400×400 ground. */
import { dots, feet, knob, middleDigits } from '../fittings'
import { kind } from '../kind'
import { circle, d, gloss, line, panel, path, rect, shadeLine } from '../paint'

export const purifier = kind({
  parts: {
    build: ['regular', 'slim', 'wide', 'low'],
    cores: ['three', 'two', 'cover', 'one', 'side'],
    head: ['dark', 'pill', 'ring', 'strip'],
    tap: ['two', 'goose', 'none'],
    shoulder: ['round', 'square', 'arch']
  },
  draw: ({ build, cores, head, tap, shoulder }) => {
    const { half, top } = {
      regular: { half: 96, top: 86 },
      slim: { half: 70, top: 82 },
      wide: { half: 124, top: 110 },
      low: { half: 112, top: 150 }
    }[build]
    const [l, r, w] = [200 - half, 200 + half, half * 2]
    const corner = { round: 26, square: 8, arch: Math.min(half * 0.9, 80) }[shoulder]
    const hull = d`M${l} ${top + corner}Q${l} ${top} ${l + corner} ${top}H${r - corner}Q${r} ${top} ${r} ${top + corner}V314Q${r} 332 ${r - 18} 332H${l + 18}Q${l} 332 ${l} 314Z`
    const hy = top + (shoulder === 'arch' ? 44 : 32)
    const heads = {
      dark:
        path(
          d`M${l} ${top + corner}Q${l} ${top} ${l + corner} ${top}H${r - corner}Q${r} ${top} ${r} ${top + corner}V${Math.max(hy + 32, top + corner)}H${l}Z`,
          '{dark}'
        ) +
        middleDigits(200 - half * 0.16, hy + 4, 25, '012') +
        circle(200 + half * 0.5, hy + 4, 8, 'none', 'stroke="#37C58A" stroke-width="3"'),
      pill:
        panel(200 - half * 0.56, hy - 14, half * 1.12, 34, 17) +
        middleDigits(200 - 12, hy + 3, 16, '012') +
        circle(200 + half * 0.36, hy + 3, 5, '#37C58A'),
      ring:
        circle(200, hy + 6, 27, '{dark}') +
        circle(200, hy + 6, 27, 'none', 'stroke="#37C58A" stroke-width="4"') +
        middleDigits(200, hy + 6, 16, '12'),
      strip: line(d`M${l + 26} ${hy}H${r - 26}`, '#4BA3FF', 5) + middleDigits(200, hy + 20, 16, '012', '{glow}')
    }
    const cy = hy + 48
    const high = 312 - cy
    const tube = (x: number, wide: number) =>
      rect(
        x,
        cy,
        wide,
        high,
        Math.min(18, wide / 2),
        '{down}',
        'stroke="{seam}" stroke-opacity=".6" stroke-width="2"'
      ) + line(d`M${x + wide * 0.26} ${cy + 15}h${wide * 0.48}`, '{seam}', 4)
    const drop = (x: number, y: number) =>
      path(
        d`M${x} ${y}C${x + 10} ${y + 16} ${x + 14} ${y + 22} ${x + 14} ${y + 30}A14 14 0 0 1 ${x - 14} ${y + 30}C${x - 14} ${y + 22} ${x - 10} ${y + 16} ${x} ${y}Z`,
        '{water}'
      )
    const filters = {
      three:
        tube(l + w * 0.12, w * 0.22) +
        tube(l + w * 0.39, w * 0.22) +
        tube(l + w * 0.66, w * 0.22) +
        drop(200, cy + high * 0.4),
      two: tube(l + w * 0.14, w * 0.33) + tube(l + w * 0.53, w * 0.33),
      cover:
        rect(l + 14, cy, w - 28, high, 14, '{glass}') +
        path(d`M${l + 18} ${cy + 4}h${w * 0.34}l-${w * 0.2} ${high - 8}h-${w * 0.14}Z`, '#fff', 'opacity=".12"') +
        drop(200, cy + high * 0.32),
      one: tube(200 - w * 0.17, w * 0.34) + drop(200, cy + high * 0.4),
      side:
        tube(r - w * 0.36, w * 0.26) +
        line(d`M${l + w * 0.16} ${cy + 14}h${w * 0.3}M${l + w * 0.16} ${cy + 30}h${w * 0.2}`, '{seam}', 4) +
        drop(l + w * 0.3, cy + high * 0.44)
    }
    const taps = {
      two: path(
        d`M${200 - half * 0.5} ${top + 8}l-10 -34h20l10 34ZM${200 + half * 0.3} ${top + 8}l-8 -30h18l8 30Z`,
        '{steel}'
      ),
      goose:
        line(
          d`M${200 + half * 0.5} ${top + 6}V${top - 44}Q${200 + half * 0.5} ${top - 74} ${200 + half * 0.5 - 30} ${top - 74}T${200 + half * 0.5 - 58} ${top - 46}V${top - 36}`,
          '{steelDown}',
          11
        ) + rect(200 + half * 0.5 - 13, top - 14, 26, 18, 5, '{steel}'),
      none: ''
    }
    const up = { two: 26, goose: 80, none: 0 }[tap]
    return {
      body:
        feet('pads', l + 4, r - 4, 332) +
        taps[tap] +
        shadeLine(hull) +
        heads[head] +
        filters[cores] +
        gloss(d`M${l + 9} ${cy}V300`, 5),
      box: [l, top - up, w, 340 - top + up],
      front: [l, top, w, 332 - top],
      close: [126, top - 8, 150]
    }
  },
  place: 'kitchenFloor',
  boxy: true
})

export const dispenser = kind({
  parts: {
    build: ['column', 'tee', 'arch', 'wide', 'tank'],
    head: ['dark', 'screen', 'knobs', 'strip'],
    cup: ['glass', 'mug', 'none', 'flask'],
    tray: ['steel', 'dark', 'foot']
  },
  draw: ({ build, head, cup, tray }) => {
    const { half, top, neck } = {
      column: { half: 72, top: 48, neck: 72 },
      tee: { half: 88, top: 62, neck: 54 },
      arch: { half: 78, top: 56, neck: 78 },
      wide: { half: 112, top: 84, neck: 112 },
      tank: { half: 84, top: 112, neck: 84 }
    }[build]
    const [l, r, w] = [200 - half, 200 + half, half * 2]
    const high = 82
    const py = top + high
    const bay = build === 'wide' ? 200 - 22 : 200
    const inner = Math.min(104, neck * 1.44)
    const hull =
      build === 'tee'
        ? d`M${l} ${top + 26}Q${l} ${top} ${l + 26} ${top}H${r - 26}Q${r} ${top} ${r} ${top + 26}V${py - 6}Q${r} ${py + 12} ${r - 16} ${py + 12}H${200 + neck}V314Q${200 + neck} 332 ${184 + neck} 332H${216 - neck}Q${200 - neck} 332 ${200 - neck} 314V${py + 12}H${l + 16}Q${l} ${py + 12} ${l} ${py - 6}Z`
        : build === 'arch'
          ? d`M${l} ${top + 78}A78 78 0 0 1 ${r} ${top + 78}V314Q${r} 332 ${r - 18} 332H${l + 18}Q${l} 332 ${l} 314Z`
          : d`M${l} ${top + 28}Q${l} ${top} ${l + 28} ${top}H${r - 28}Q${r} ${top} ${r} ${top + 28}V310Q${r} 332 ${r - 22} 332H${l + 22}Q${l} 332 ${l} 310Z`
    const cy = top + (build === 'arch' ? 50 : 42)
    const heads = {
      dark:
        (build === 'arch'
          ? path(d`M${l} ${py}V${top + 78}A78 78 0 0 1 ${r} ${top + 78}V${py}Z`, '{dark}')
          : path(
              d`M${l} ${top + 28}Q${l} ${top} ${l + 28} ${top}H${r - 28}Q${r} ${top} ${r} ${top + 28}V${py - 14}Q${r} ${py} ${r - 16} ${py}H${l + 16}Q${l} ${py} ${l} ${py - 14}Z`,
              '{dark}'
            )) +
        middleDigits(194, cy, 26, '98°', '#FFB267') +
        circle(200 + 38, cy, 5, '#FF7A45'),
      screen:
        panel(200 - 48, cy - 24, 96, 46, 12) +
        middleDigits(200, cy - 6, 20, '98°', '#FFB267') +
        dots(200, cy + 14, 15, 4, 2.8),
      knobs:
        knob(200 - half * 0.38, cy, 19, -30) +
        knob(200 + half * 0.38, cy, 19, 50) +
        circle(200, cy - 16, 3.5, '#FF7A45'),
      strip:
        rect(l + 14, cy - 12, w - 28, 25, 12.5, '{dark}') +
        middleDigits(200 - half * 0.36, cy, 14, '98', '#FFB267') +
        dots(200 + half * 0.38, cy, 13, 3, 3)
    }
    const y = py + 18
    const floor = 282
    const cups = {
      glass:
        line(d`M${bay} ${y + 24}V${floor - 50}`, '#8CCBFF', 6) +
        path(
          d`M${bay - 26} ${floor - 58}H${bay + 26}L${bay + 20} ${floor - 4}Q${bay + 19} ${floor} ${bay + 12} ${floor}H${bay - 12}Q${bay - 19} ${floor} ${bay - 20} ${floor - 4}Z`,
          '{clear}',
          'stroke="#fff" stroke-opacity=".8" stroke-width="2"'
        ) +
        path(
          d`M${bay - 22} ${floor - 36}H${bay + 22}L${bay + 18} ${floor - 6}Q${bay + 17} ${floor - 2} ${bay + 12} ${floor - 2}H${bay - 12}Q${bay - 17} ${floor - 2} ${bay - 18} ${floor - 6}Z`,
          '{water}'
        ),
      mug:
        line(d`M${bay} ${y + 24}V${floor - 42}`, '#8CCBFF', 6) +
        line(d`M${bay + 20} ${floor - 36}c20 -4 20 26 0 22`, '#F6F7FA', 7) +
        path(
          d`M${bay - 24} ${floor - 46}H${bay + 24}V${floor - 10}Q${bay + 24} ${floor} ${bay + 14} ${floor}H${bay - 14}Q${bay - 24} ${floor} ${bay - 24} ${floor - 10}Z`,
          '#F6F7FA'
        ),
      none: path(
        d`M${bay} ${y + 34}C${bay + 9} ${y + 48} ${bay + 13} ${y + 54} ${bay + 13} ${y + 62}A13 13 0 0 1 ${bay - 13} ${y + 62}C${bay - 13} ${y + 54} ${bay - 9} ${y + 48} ${bay} ${y + 34}Z`,
        '{water}'
      ),
      flask:
        line(d`M${bay} ${y + 24}V${floor - 74}`, '#8CCBFF', 6) +
        rect(bay - 19, floor - 74, 38, 74, 10, '#F1B98D') +
        rect(bay - 14, floor - 84, 28, 14, 4, '#C98F5E') +
        line(d`M${bay - 10} ${floor - 60}V${floor - 14}`, '#fff', 5, 'opacity=".5"')
    }
    const trays = {
      steel: rect(bay - 58, 284, 116, 16, 8, '{steelDown}') + line(d`M${bay - 40} 292H${bay + 40}`, '#7E8592', 2),
      dark: rect(bay - 62, 284, 124, 20, 6, '{dark}'),
      foot: rect(200 - neck - 10, 300, neck * 2 + 20, 34, 10, '{dark}') + rect(bay - 48, 292, 96, 12, 6, '{steelDown}')
    }
    const jar =
      build === 'tank'
        ? path('M146 116V62Q146 40 168 40H232Q254 40 254 62V116Z', '{clear}', 'stroke="#B9C8DA" stroke-width="2"') +
          path('M148 74C166 64 182 82 200 74S236 66 252 74V114H148Z', '{water}', 'opacity=".8"') +
          line('M158 60V100', '#fff', 6, 'opacity=".7"')
        : ''
    const side =
      build === 'wide'
        ? rect(r - 62, py, 48, 132, 14, '{clear}', 'stroke="#B9C8DA" stroke-width="2"') +
          rect(r - 59, py + 46, 42, 83, 12, '{water}', 'opacity=".85"')
        : ''
    return {
      body:
        jar +
        shadeLine(hull) +
        heads[head] +
        side +
        rect(bay - inner / 2, py + 16, inner, 268 - py, 14, '#0B1220', 'opacity=".22"') +
        rect(bay - 22, py + 6, 44, 24, 7, '{steelDown}') +
        cups[cup] +
        trays[tray] +
        gloss(build === 'tee' ? d`M${210 - neck} ${py + 26}V300` : d`M${l + 10} ${py + 12}V300`, 6),
      box: [
        l - (tray === 'foot' && neck + 10 > half ? neck + 10 - half : 0),
        build === 'tank' ? 40 : top,
        w + (tray === 'foot' && neck + 10 > half ? (neck + 10 - half) * 2 : 0),
        334 - (build === 'tank' ? 40 : top)
      ],
      close: [126, top - 4, 150]
    }
  },
  place: 'counter'
})

export const filter = kind({
  parts: {
    build: ['tube', 'fat', 'slim', 'bell', 'flat'],
    cap: ['neck', 'grip', 'twin', 'dome'],
    label: ['drop', 'band', 'stripes', 'leaf'],
    body: ['ribs', 'plain', 'window', 'rings']
  },
  draw: ({ build, cap, label, body }) => {
    const { half, top } = {
      tube: { half: 54, top: 112 },
      fat: { half: 66, top: 116 },
      slim: { half: 38, top: 84 },
      bell: { half: 62, top: 120 },
      flat: { half: 98, top: 168 }
    }[build]
    const [l, r, w, h] = [200 - half, 200 + half, half * 2, 312 - top]
    const hull =
      build === 'bell'
        ? d`M${200 - half * 0.7} ${top}H${200 + half * 0.7}C${200 + half * 0.8} ${top + 60} ${r} ${top + 70} ${r} ${top + 120}V296Q${r} 312 ${r - 16} 312H${l + 16}Q${l} 312 ${l} 296V${top + 120}C${l} ${top + 70} ${200 - half * 0.8} ${top + 60} ${200 - half * 0.7} ${top}Z`
        : d`M${l} ${top + 18}Q${l} ${top} ${l + 18} ${top}H${r - 18}Q${r} ${top} ${r} ${top + 18}V294Q${r} 312 ${r - 18} 312H${l + 18}Q${l} 312 ${l} 294Z`
    const caps = {
      neck:
        rect(176, top - 46, 48, 34, 8, '{steelDown}') +
        rect(Math.max(l + 4, 146), top - 20, Math.min(w - 8, 108), 26, 10, '{dark}'),
      grip:
        rect(l + half * 0.2, top - 22, w - half * 0.4, 30, 8, '{dark}') +
        line(
          Array.from({ length: 6 }, (_, index) => d`M${l + half * (0.42 + index * 0.23)} ${top - 16}V${top + 2}`).join(
            ''
          ),
          '#6A7280',
          3
        ) +
        rect(188, top - 36, 24, 18, 5, '{steel}'),
      twin:
        rect(200 - half * 0.55 - 8, top - 34, 18, 40, 5, '{steel}') +
        rect(200 + half * 0.55 - 10, top - 34, 18, 40, 5, '{steel}') +
        rect(l + 6, top - 12, w - 12, 20, 8, '{dark}'),
      dome:
        path(d`M${l + 6} ${top + 4}C${l + 8} ${top - 44} ${r - 8} ${top - 44} ${r - 6} ${top + 4}Z`, '{dark}') +
        line(
          d`M${l + half * 0.5} ${top - 16}Q200 ${top - 28} ${200 + half * 0.2} ${top - 26}`,
          '#fff',
          4,
          'opacity=".3"'
        )
    }
    const ly = build === 'bell' ? top + 110 : top + 24
    const high = Math.min(56, h * 0.34)
    const drop = (y: number) =>
      path(
        d`M200 ${y}C210 ${y + 15} 214 ${y + 20} 214 ${y + 26}A14 14 0 0 1 186 ${y + 26}C186 ${y + 20} 190 ${y + 15} 200 ${y}Z`,
        '{water}'
      )
    const labels = {
      drop: rect(l + half * 0.22, ly, w - half * 0.44, high, 10, '#fff', 'opacity=".92"') + drop(ly + high / 2 - 20),
      band:
        rect(l, ly, w, high * 0.8, 0, '#2F86F0') +
        line(
          d`M${l + half * 0.4} ${ly + high * 0.28}h${half * 0.9}M${l + half * 0.4} ${ly + high * 0.54}h${half * 0.5}`,
          '#fff',
          4
        ),
      stripes: [0, 1, 2]
        .map((place) =>
          rect(
            l + half * 0.22,
            ly + place * high * 0.36,
            w - half * 0.44,
            high * 0.2,
            3,
            ['#37C58A', '#4BA3FF', '#FFA348'][place] ?? '#fff'
          )
        )
        .join(''),
      leaf:
        circle(200, ly + high / 2, high * 0.56, '#37C58A') +
        path(
          d`M${200 - high * 0.26} ${ly + high * 0.76}Q${200 - high * 0.3} ${ly + high * 0.2} ${200 + high * 0.3} ${ly + high * 0.2}Q${200 + high * 0.28} ${ly + high * 0.8} ${200 - high * 0.26} ${ly + high * 0.76}Z`,
          '#fff'
        )
    }
    const by = ly + high + 16
    const bodies = {
      ribs: line(
        Array.from({ length: 8 }, (_, index) => d`M${l + half * (0.26 + index * 0.21)} ${by}V290`).join(''),
        '{seam}',
        3,
        'opacity=".5"'
      ),
      plain: '',
      window:
        rect(l, by, w, 286 - by, 0, '#2B3139') +
        Array.from({ length: 60 }, (_, index) =>
          circle(
            l + 7 + ((index * 0.618) % 1) * (w - 14),
            by + 6 + (index * (274 - by)) / 60,
            3 + (index % 3),
            index % 2 ? '#454D59' : '#161A20'
          )
        ).join('') +
        rect(l, by, w, 286 - by, 0, '{across}', 'opacity=".25"'),
      rings: line(
        [0.1, 0.4, 0.7, 1].map((share) => d`M${l + 3} ${by + (288 - by) * share}H${r - 3}`).join(''),
        '{seam}',
        4,
        'opacity=".6"'
      )
    }
    const up = { neck: 46, grip: 36, twin: 34, dome: 32 }[cap]
    return {
      body:
        caps[cap] +
        shadeLine(hull, '{foot}', '{across}') +
        bodies[body] +
        labels[label] +
        rect(l + 6, 304, w - 12, 26, 10, '{dark}') +
        gloss(d`M${l + 9} ${build === 'bell' ? top + 130 : top + 20}V290`, 5),
      box: [l, top - up, w, 330 - top + up],
      close: [132, top - 24, 136]
    }
  },
  place: 'counter'
})
