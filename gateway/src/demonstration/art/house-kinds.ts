/** Large appliances, water and air, each on a 400×400 ground. */
import { circle, digits, ellipse, gloss, line, panel, path, rect } from './paint'
import type { KindDrawing } from './kind'

const feet = (left: number, right: number, y = 328): string =>
  rect(left, y, 26, 8, 3, '{dark}') + rect(right, y, 26, 8, 3, '{dark}')

const fridge: KindDrawing = {
  draw: () =>
    feet(118, 256, 330) +
    rect(104, 40, 192, 294, 14, '{body}') +
    rect(104, 40, 192, 294, 14, '{round}') +
    line('M200 42V218', '{seam}', 2.5) +
    line('M105 220H295M105 277H295', '{seam}', 2.5) +
    line('M106 222.5H294M106 279.5H294', '#fff', 1.2, 'opacity=".35"') +
    rect(185, 104, 7, 88, 3.5, '{steel}') +
    rect(208, 104, 7, 88, 3.5, '{steel}') +
    rect(176, 232, 48, 6, 3, '{steelDown}') +
    rect(176, 289, 48, 6, 3, '{steelDown}') +
    panel(126, 92, 42, 70, 9) +
    digits(139, 104, 16, '4°') +
    circle(147, 140, 7, 'none', 'stroke="#8FD3FF" stroke-width="2"') +
    gloss('M114 56V206', 6) +
    path('M212 52H284V130Z', '#fff', 'opacity=".1"'),
  box: [104, 40, 192, 298],
  close: [106, 54, 130],
  place: 'kitchenFloor',
  boxy: true
}

const fridgeSlim: KindDrawing = {
  draw: () =>
    feet(140, 234, 330) +
    rect(126, 36, 148, 298, 16, '{body}') +
    rect(126, 36, 148, 298, 16, '{round}') +
    line('M127 142H273', '{seam}', 3) +
    line('M128 145H272', '#fff', 1.2, 'opacity=".4"') +
    rect(250, 88, 8, 44, 4, '{steel}') +
    rect(250, 156, 8, 74, 4, '{steel}') +
    panel(172, 60, 56, 26, 8) +
    digits(184, 66, 14, '18') +
    circle(216, 73, 3, '#8FD3FF') +
    gloss('M138 54V128M138 158V300', 6),
  box: [126, 36, 148, 302],
  close: [130, 44, 140],
  place: 'kitchenFloor',
  boxy: true
}

const freezer: KindDrawing = {
  draw: () =>
    feet(84, 290, 326) +
    rect(66, 158, 268, 172, 14, '{body}') +
    rect(66, 158, 268, 172, 14, '{round}') +
    rect(60, 130, 280, 36, 12, '{body}') +
    line('M64 166H336', '{seam}', 3) +
    line('M76 138H230', '#fff', 4, 'opacity="{gloss}"') +
    rect(172, 146, 56, 12, 6, '{steelDown}') +
    panel(254, 190, 60, 34, 9) +
    digits(270, 199, 15, '18') +
    line('M262 207h5', '#8FD3FF', 2) +
    line('M88 296H150M88 306H150M88 316H150', '{seam}', 3, 'opacity=".7"') +
    gloss('M78 184V300', 6),
  box: [60, 130, 280, 204],
  close: [204, 124, 140],
  place: 'kitchenFloor',
  boxy: true
}

const drum = (inside: string): string =>
  circle(200, 226, 74, '{steel}') +
  circle(200, 226, 63, '{dark}') +
  circle(200, 226, 52, '#2B3A4C') +
  inside +
  line('M162 204C168 188 180 179 196 177', '#fff', 8, 'opacity=".75"') +
  circle(200, 226, 52, 'none', 'stroke="#fff" stroke-opacity=".18" stroke-width="2"')

const washer: KindDrawing = {
  draw: () =>
    feet(102, 272) +
    rect(86, 62, 228, 270, 16, '{body}') +
    rect(86, 62, 228, 270, 16, '{round}') +
    rect(102, 80, 70, 30, 7, '{tint}', 'stroke="{seam}" stroke-opacity=".6" stroke-width="1.5"') +
    line('M122 103H152', '{seam}', 3) +
    circle(206, 95, 16, '{steel}', 'stroke="#8C93A0" stroke-width="1.5"') +
    line('M206 90V83', '#3C4350', 2.5) +
    panel(236, 80, 62, 30, 8) +
    digits(248, 88, 15, '0:45') +
    line('M87 124H313', '{seam}', 2.5) +
    drum(
      path('M149 216C166 206 182 226 200 217S236 208 251 216A52 52 0 0 1 149 236Z', '{water}') +
        circle(182, 246, 6, '#fff', 'opacity=".55"') +
        circle(214, 254, 8, '#fff', 'opacity=".45"') +
        circle(226, 236, 4, '#fff', 'opacity=".6"')
    ) +
    line('M104 314H296', '{seam}', 2, 'opacity=".6"') +
    gloss('M98 138V230', 5),
  box: [86, 62, 228, 274],
  close: [146, 64, 160],
  place: 'laundry',
  boxy: true
}

const dryer: KindDrawing = {
  draw: () =>
    feet(102, 272) +
    rect(86, 62, 228, 270, 16, '{body}') +
    rect(86, 62, 228, 270, 16, '{round}') +
    rect(86, 62, 228, 58, 16, '{dark}') +
    circle(200, 91, 21, '{steel}', 'stroke="#8C93A0" stroke-width="1.5"') +
    line('M200 84V76', '#3C4350', 3) +
    digits(106, 83, 16, '1:30', '#FFB267') +
    line('M240 91H292', '#5B6372', 4) +
    line('M240 91H268', '#FFB267', 4) +
    drum(
      path('M156 250C160 226 182 236 188 224S222 204 232 224S248 250 240 256A52 52 0 0 1 156 250Z', '#F3C9A8') +
        path('M176 262C178 244 200 252 206 240S232 238 234 252A52 52 0 0 1 176 262Z', '#BFDDF5') +
        line('M180 200q-5 6 0 12M200 194q-5 6 0 12M220 200q-5 6 0 12', '#FFCF9E', 4, 'opacity=".8"')
    ) +
    line('M250 312H296M250 319H296', '{seam}', 2.5) +
    gloss('M98 134V240', 5),
  box: [86, 62, 228, 274],
  close: [120, 62, 160],
  place: 'laundry',
  boxy: true
}

const aircon: KindDrawing = {
  draw: () =>
    path('M48 142Q48 118 72 118H328Q352 118 352 142V222Q352 244 328 244H72Q48 244 48 222Z', '{body}') +
    path('M48 142Q48 118 72 118H328Q352 118 352 142V222Q352 244 328 244H72Q48 244 48 222Z', '{foot}') +
    gloss('M72 132C130 126 190 128 244 132', 8) +
    path('M64 204H336V222Q336 232 324 232H84Q72 232 68 222Z', '#0B1220', 'opacity=".14"') +
    path('M62 206H338L330 216H70Z', '{dark}', 'opacity=".75"') +
    path('M70 216H330L322 230H84Z', '{down}') +
    line('M84 223H322', '{seam}', 2) +
    digits(272, 152, 26, '26°', '{glow}') +
    circle(262, 172, 3, '#37C58A') +
    line(
      'M100 260q-9 11 0 21t0 21M168 260q-9 11 0 21t0 21M236 260q-9 11 0 21t0 21M304 260q-9 11 0 21t0 21',
      '#7CC0FF',
      5,
      'opacity=".55"'
    ),
  box: [48, 118, 304, 126],
  close: [208, 116, 136],
  place: 'wall'
}

const airconTower: KindDrawing = {
  draw: () =>
    ellipse(200, 330, 72, 9, '{dark}') +
    rect(142, 34, 116, 296, 50, '{across}') +
    rect(142, 34, 116, 296, 50, '{foot}') +
    rect(182, 70, 36, 186, 18, '{dark}') +
    line(Array.from({ length: 11 }, (_, index) => `M188 ${86 + index * 15}H212`).join(''), '#6A7280', 2.5) +
    line('M200 84V242', '#8FD3FF', 2, 'opacity=".5"') +
    digits(184, 276, 22, '24', '{glow}') +
    circle(200, 312, 4, '{glow}') +
    ellipse(200, 46, 36, 7, '{dark}', 'opacity=".8"') +
    gloss('M156 84V280', 7),
  box: [128, 34, 144, 305],
  close: [134, 206, 132],
  place: 'living'
}

const waterHeater: KindDrawing = {
  draw: () =>
    rect(158, 246, 15, 62, 5, '{steel}') +
    rect(226, 246, 15, 62, 5, '{steel}') +
    rect(158, 296, 15, 7, 2, '#4BA3FF') +
    rect(226, 296, 15, 7, 2, '#F06449') +
    rect(42, 110, 316, 142, 71, '{down}') +
    rect(42, 110, 316, 142, 71, '{body}', 'opacity=".85"') +
    rect(42, 110, 316, 142, 71, '{foot}') +
    line('M116 111V251', '{seam}', 2.5, 'opacity=".8"') +
    line('M284 111V251', '{seam}', 2.5, 'opacity=".8"') +
    gloss('M64 168C68 146 80 132 98 126', 9) +
    line('M130 124H262', '#fff', 5, 'opacity=".45"') +
    panel(136, 156, 128, 56, 16) +
    digits(156, 171, 26, '55°', '#FFB267') +
    circle(236, 184, 12, 'none', 'stroke="#5B6372" stroke-width="3"') +
    line('M236 172A12 12 0 1 1 224 184', '#FF7A45', 3),
  box: [42, 110, 316, 198],
  close: [122, 116, 150],
  place: 'bath'
}

const gasHeater: KindDrawing = {
  draw: () =>
    rect(166, 40, 68, 46, 6, '{steel}') +
    rect(148, 316, 14, 34, 4, '{steel}') +
    rect(193, 316, 14, 34, 4, '{steel}') +
    rect(238, 316, 14, 34, 4, '{steel}') +
    rect(148, 340, 14, 6, 2, '#4BA3FF') +
    rect(193, 340, 14, 6, 2, '#F2B53C') +
    rect(238, 340, 14, 6, 2, '#F06449') +
    rect(104, 78, 192, 244, 18, '{body}') +
    rect(104, 78, 192, 244, 18, '{round}') +
    line('M124 102H276', '{seam}', 2, 'opacity=".7"') +
    path(
      'M200 128C214 146 224 154 224 172A24 24 0 0 1 176 172C176 160 184 156 186 146C192 152 196 152 200 128Z',
      '#FF8A4C',
      'opacity=".9"'
    ) +
    path('M200 158C207 168 212 172 212 180A12 12 0 0 1 188 180C188 172 196 168 200 158Z', '#FFD08A') +
    panel(140, 226, 120, 66, 18) +
    digits(166, 242, 26, '42°', '#8FD3FF') +
    circle(232, 260, 11, '{steel}') +
    gloss('M116 96V280', 6),
  box: [104, 40, 192, 310],
  close: [124, 200, 152],
  place: 'bath',
  boxy: true
}

const purifier: KindDrawing = {
  draw: () =>
    feet(120, 254) +
    path('M150 92L140 60H160L170 92ZM230 92L222 64H240L248 92Z', '{steel}') +
    rect(104, 86, 192, 246, 26, '{body}') +
    rect(104, 86, 192, 246, 26, '{round}') +
    path('M104 112Q104 86 130 86H270Q296 86 296 112V150H104Z', '{dark}') +
    digits(150, 106, 26, '012') +
    circle(244, 120, 9, 'none', 'stroke="#37C58A" stroke-width="3"') +
    rect(128, 168, 40, 140, 18, '{down}', 'stroke="{seam}" stroke-opacity=".6" stroke-width="2"') +
    rect(180, 168, 40, 140, 18, '{down}', 'stroke="{seam}" stroke-opacity=".6" stroke-width="2"') +
    rect(232, 168, 40, 140, 18, '{down}', 'stroke="{seam}" stroke-opacity=".6" stroke-width="2"') +
    line('M138 184H158M190 184H210M242 184H262', '{seam}', 4) +
    path('M200 224C210 240 214 246 214 254A14 14 0 0 1 186 254C186 246 190 240 200 224Z', '{water}') +
    gloss('M115 164V300', 5),
  box: [104, 60, 192, 276],
  close: [126, 80, 150],
  place: 'kitchenFloor',
  boxy: true
}

const dispenser: KindDrawing = {
  draw: () =>
    rect(128, 48, 144, 284, 30, '{body}') +
    rect(128, 48, 144, 284, 30, '{round}') +
    path('M128 78Q128 48 158 48H242Q272 48 272 78V118Q272 134 256 134H144Q128 134 128 118Z', '{dark}') +
    digits(158, 76, 27, '98°', '#FFB267') +
    circle(234, 90, 5, '#FF7A45') +
    rect(148, 150, 104, 128, 16, '#0B1220', 'opacity=".22"') +
    rect(176, 140, 48, 24, 7, '{steelDown}') +
    path('M194 164h12v6h-12Z', '#4A505C') +
    line('M200 176V226', '#8CCBFF', 6) +
    path(
      'M174 218H226L220 272Q219 278 212 278H188Q181 278 180 272Z',
      '{clear}',
      'stroke="#fff" stroke-opacity=".8" stroke-width="2"'
    ) +
    path('M178 242H222L219 272Q218 276 212 276H188Q182 276 181 272Z', '{water}') +
    rect(142, 280, 116, 16, 8, '{steelDown}') +
    line('M160 288H240', '#7E8592', 2) +
    gloss('M139 148V300', 6),
  box: [128, 48, 144, 284],
  close: [126, 50, 150],
  place: 'counter'
}

export const houseKinds = {
  fridge,
  'fridge-slim': fridgeSlim,
  freezer,
  washer,
  dryer,
  aircon,
  'aircon-tower': airconTower,
  'water-heater': waterHeater,
  'gas-heater': gasHeater,
  purifier,
  dispenser
}
