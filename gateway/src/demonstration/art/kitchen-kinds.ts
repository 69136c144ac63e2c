/** Kitchen appliances, each on a 400×400 ground. */
import { circle, digits, ellipse, gloss, line, panel, path, rect } from './paint'
import type { KindDrawing } from './kind'

const wisps = (xs: number[], y: number, colour: string): string =>
  line(xs.map((x) => `M${x} ${y}q-7 9 0 17t0 17`).join(''), colour, 5, 'opacity=".55"')

const knob = (cx: number, cy: number, r: number): string =>
  circle(cx, cy, r, '{steel}', 'stroke="#7E8592" stroke-width="1.5"') +
  line(`M${cx} ${cy - r * 0.2}V${cy - r * 0.75}`, '#3C4350', 2.5)

const riceCooker: KindDrawing = {
  draw: () =>
    rect(128, 324, 34, 10, 4, '{dark}') +
    rect(238, 324, 34, 10, 4, '{dark}') +
    path(
      'M90 214Q90 196 106 196H294Q310 196 310 214V258C310 306 280 330 238 330H162C120 330 90 306 90 258Z',
      '{body}'
    ) +
    path(
      'M90 214Q90 196 106 196H294Q310 196 310 214V258C310 306 280 330 238 330H162C120 330 90 306 90 258Z',
      '{round}'
    ) +
    path('M96 202C98 130 144 94 200 94S302 130 304 202Z', '{body}') +
    path('M96 202C98 130 144 94 200 94S302 130 304 202Z', '{round}') +
    line('M97 203H303', '{seam}', 3.5) +
    line('M99 206.5H301', '#fff', 1.5, 'opacity=".5"') +
    ellipse(252, 122, 15, 6, '{dark}', 'transform="rotate(20 252 122)"') +
    rect(170, 72, 60, 27, 13.5, '{dark}') +
    line('M182 79H212', '#fff', 2.5, 'opacity=".3"') +
    gloss('M118 172C122 142 138 122 160 112', 9) +
    panel(136, 222, 128, 80, 22) +
    digits(158, 237, 25, '00:38') +
    circle(163, 284, 4.5, '#7C8496') +
    circle(188, 284, 4.5, '#7C8496') +
    circle(213, 284, 4.5, '#7C8496') +
    circle(238, 284, 4.5, '#FFA348'),
  box: [90, 72, 220, 262],
  close: [122, 196, 150],
  place: 'counter'
}

const pressureCooker: KindDrawing = {
  draw: () =>
    rect(126, 325, 148, 9, 4, '{dark}') +
    rect(72, 190, 34, 22, 10, '{dark}') +
    rect(294, 190, 34, 22, 10, '{dark}') +
    path('M96 176H304V286Q304 328 262 328H138Q96 328 96 286Z', '{across}') +
    path('M96 176H304V286Q304 328 262 328H138Q96 328 96 286Z', '{foot}') +
    rect(90, 160, 220, 24, 10, '{steel}') +
    path('M98 162C102 118 146 98 200 98S298 118 302 162Z', '{body}') +
    path('M98 162C102 118 146 98 200 98S298 118 302 162Z', '{round}') +
    path('M150 108Q150 70 200 70T250 108H230Q228 90 200 90T170 108Z', '{dark}') +
    circle(272, 122, 9, '{dark}') +
    circle(272, 118, 5, '#E0483C') +
    gloss('M118 148C124 130 136 120 152 114', 8) +
    panel(142, 204, 116, 96, 48) +
    circle(200, 252, 36, 'none', 'stroke="#fff" stroke-opacity=".18" stroke-width="3"') +
    line('M169 234A36 36 0 0 1 229 231', '#FFA348', 4) +
    digits(178, 240, 24, '115', '#FFC48A'),
  box: [72, 70, 256, 264],
  close: [118, 172, 164],
  place: 'counter'
}

const hood: KindDrawing = {
  draw: () =>
    rect(160, 36, 80, 130, 3, '{steel}') +
    line('M160 84H240', '#8B919D', 1.5) +
    path('M138 160H262L330 246H70Z', '{body}') +
    path('M138 160H262L330 246H70Z', '{round}') +
    path('M150 170H186L150 238H92Z', '#fff', 'opacity=".16"') +
    rect(62, 244, 276, 30, 9, '{steelDown}') +
    line('M68 249H332', '#fff', 2, 'opacity=".8"') +
    rect(156, 251, 88, 16, 8, '{dark}') +
    circle(172, 259, 3, '#7C8496') +
    circle(186, 259, 3, '#7C8496') +
    circle(200, 259, 4, '#4BA3FF') +
    circle(214, 259, 3, '#7C8496') +
    circle(228, 259, 3, '#7C8496') +
    path('M86 274H314L306 282H94Z', '#3A3F4A') +
    rect(104, 275, 46, 5, 2, '#FFF3C9') +
    rect(250, 275, 46, 5, 2, '#FFF3C9') +
    wisps([130, 200, 270], 294, '#A9B4C6'),
  box: [62, 36, 276, 246],
  close: [116, 176, 168],
  place: 'hood'
}

const sideHood: KindDrawing = {
  draw: () =>
    rect(164, 40, 72, 78, 3, '{steel}') +
    rect(84, 112, 232, 36, 8, '{body}') +
    path('M84 140H316V256Q316 270 302 270H98Q84 270 84 256Z', '{glass}') +
    path('M84 140H316V256Q316 270 302 270H98Q84 270 84 256Z', '{sheen}', 'opacity=".5"') +
    rect(84, 112, 232, 36, 8, '{round}') +
    line('M92 118H308', '#fff', 2.5, 'opacity="{gloss}"') +
    rect(104, 168, 192, 9, 4, '#07090D') +
    rect(104, 184, 192, 9, 4, '#07090D') +
    rect(104, 200, 192, 9, 4, '#07090D') +
    line('M108 169H292M108 185H292M108 201H292', '#8F98A8', 1, 'opacity=".5"') +
    digits(180, 226, 20, '26', '#8FD3FF') +
    circle(136, 236, 7, 'none', 'stroke="#9AA3B3" stroke-width="2"') +
    circle(264, 236, 7, 'none', 'stroke="#9AA3B3" stroke-width="2"') +
    circle(240, 236, 3, '#4BA3FF') +
    path('M96 270H304L316 294Q316 300 308 300H92Q84 300 84 294Z', '{steelDown}') +
    wisps([140, 200, 260], 312, '#A9B4C6'),
  box: [84, 40, 232, 260],
  close: [118, 150, 164],
  place: 'hood'
}

const burner = (cx: number): string =>
  ellipse(cx, 226, 54, 25, '#07090D') +
  ellipse(cx, 224, 40, 18, '{steel}') +
  ellipse(cx, 222, 29, 12.5, '#1B1F27') +
  line(
    `M${cx - 26} 214l-5 -13M${cx - 9} 210l-3 -15M${cx + 9} 210l3 -15M${cx + 26} 214l5 -13`,
    '#4BA3FF',
    5,
    'opacity=".85"'
  ) +
  ellipse(cx, 219, 14, 6, '{steelDown}') +
  line(`M${cx - 58} 226H${cx - 38}M${cx + 38} 226H${cx + 58}M${cx} 243V252`, '#4A505C', 7)

const hob: KindDrawing = {
  draw: () =>
    path('M84 164H316L362 292H38Z', '{glass}') +
    path('M84 164H316L362 292H38Z', '{sheen}', 'opacity=".45"') +
    path('M38 292H362V300Q362 306 356 306H44Q38 306 38 300Z', '{body}') +
    line('M40 293H360', '#fff', 2, 'opacity=".55"') +
    burner(128) +
    burner(272) +
    ellipse(170, 276, 15, 9, '{steel}') +
    ellipse(230, 276, 15, 9, '{steel}') +
    line('M170 275V269M230 275V269', '#3C4350', 2.5) +
    digits(191, 268, 14, '15', '#FFB267'),
  box: [38, 164, 324, 142],
  close: [110, 168, 164],
  place: 'counter'
}

const dishwasher: KindDrawing = {
  draw: () =>
    rect(96, 84, 208, 248, 10, '{body}') +
    rect(96, 84, 208, 248, 10, '{round}') +
    rect(96, 84, 208, 44, 10, '{dark}') +
    digits(238, 97, 18, '1:20') +
    circle(122, 106, 7, 'none', 'stroke="#8FD3FF" stroke-width="2.5"') +
    circle(146, 106, 4, '#7C8496') +
    circle(166, 106, 4, '#7C8496') +
    rect(140, 142, 120, 12, 6, '{steelDown}') +
    path('M122 174H278V298H122Z', '{glass}', 'stroke="{seam}" stroke-width="3"') +
    line('M130 214H270M130 268H270', '#8F98A8', 2.5) +
    circle(152, 196, 15, '#E9EEF5') +
    circle(178, 196, 15, '#D3DBE7') +
    circle(204, 196, 15, '#E9EEF5') +
    path('M226 182h26l-4 28h-18Z', '{clear}') +
    path('M136 238h40q0 28 -20 28t-20 -28Z', '#F6D9C2') +
    path('M186 238h40q0 28 -20 28t-20 -28Z', '#CFE6DA') +
    path('M236 240h26v26h-26Z', '{clear}') +
    path('M124 176H178L138 296H124Z', '#fff', 'opacity=".12"') +
    line('M104 320H296', '{seam}', 2) +
    gloss('M104 138V300', 5),
  box: [96, 84, 208, 248],
  close: [128, 78, 170],
  place: 'kitchenFloor',
  boxy: true
}

const ovenBody = (loaf: string, knobs: string): string =>
  rect(76, 316, 40, 12, 4, '{dark}') +
  rect(284, 316, 40, 12, 4, '{dark}') +
  rect(52, 126, 296, 196, 20, '{body}') +
  rect(52, 126, 296, 196, 20, '{round}') +
  rect(72, 146, 194, 156, 14, '{dark}', 'stroke="#fff" stroke-opacity=".14" stroke-width="1.5"') +
  rect(88, 160, 162, 108, 8, '{amber}') +
  loaf +
  path('M90 162H154L112 266H90Z', '#fff', 'opacity=".14"') +
  rect(92, 280, 154, 9, 4.5, '{steelDown}') +
  knobs +
  gloss('M72 135H190', 5)

const oven: KindDrawing = {
  draw: () =>
    ovenBody(
      path('M128 232C128 202 148 192 169 192S210 202 210 232Z', '#F2B45E') +
        line('M150 204q6 8 4 16M170 200q6 10 4 18M190 206q4 8 2 14', '#C9822F', 3) +
        line('M94 234H244M94 254H244', '#C8CDD6', 2.5) +
        rect(120, 164, 98, 3, 1.5, '#FF8A3C'),
      panel(280, 148, 54, 34, 8) + digits(290, 158, 14, '180', '#FFB267') + knob(307, 220, 20) + knob(307, 274, 20)
    ),
  box: [52, 126, 296, 202],
  close: [190, 130, 160],
  place: 'counter',
  boxy: true
}

const microwave: KindDrawing = {
  draw: () =>
    ovenBody(
      ellipse(169, 250, 62, 8, '{clear}') +
        path('M136 222h66q-2 26 -33 26t-33 -26Z', '#F4F6FA') +
        ellipse(169, 222, 33, 7, '#FFD9A8'),
      panel(278, 146, 56, 156, 12) +
        digits(288, 160, 15, '2:30') +
        circle(306, 208, 15, '{steel}') +
        circle(294, 250, 5, '#7C8496') +
        circle(318, 250, 5, '#7C8496') +
        circle(294, 276, 5, '#7C8496') +
        circle(318, 276, 5, '#4BA3FF')
    ),
  box: [52, 126, 296, 202],
  close: [190, 130, 160],
  place: 'counter',
  boxy: true
}

const airFryer: KindDrawing = {
  draw: () =>
    path('M104 150C104 104 146 84 200 84S296 104 296 150L304 292Q306 330 266 330H134Q94 330 96 292Z', '{body}') +
    path('M104 150C104 104 146 84 200 84S296 104 296 150L304 292Q306 330 266 330H134Q94 330 96 292Z', '{round}') +
    ellipse(200, 106, 62, 13, '{dark}') +
    line('M158 104H242M164 110H236', '#6A7280', 2) +
    path(
      'M134 134H266Q272 134 271 142L268 172Q267 182 256 182H144Q133 182 132 172L129 142Q128 134 134 134Z',
      '{dark}'
    ) +
    digits(170, 145, 24, '200', '#FFB267') +
    circle(236, 160, 5, '#FFA348') +
    line('M100 202H300', '{seam}', 3) +
    path('M112 216H288L292 282Q293 306 268 306H132Q107 306 108 282Z', '{foot}') +
    path('M168 222Q168 214 176 214H224Q232 214 232 222V282Q232 300 214 300H186Q168 300 168 282Z', '{dark}') +
    line('M180 226V278', '#fff', 4, 'opacity=".25"') +
    gloss('M118 166C118 134 136 112 158 102', 8),
  box: [94, 84, 212, 246],
  close: [120, 110, 160],
  place: 'counter'
}

const kettle: KindDrawing = {
  draw: () =>
    line('M272 138C338 122 356 162 346 212C340 248 322 272 292 286', '{dark}', 23) +
    line('M284 130C330 124 344 150 340 190', '#fff', 4, 'opacity=".22"') +
    path('M146 146L96 158L136 208Z', '{across}') +
    path('M104 160L142 152', 'none', 'stroke="#fff" stroke-width="3" opacity=".6"') +
    path('M140 134H266L290 306Q292 318 280 318H124Q112 318 114 306Z', '{across}') +
    path('M140 134H266L290 306Q292 318 280 318H124Q112 318 114 306Z', '{foot}') +
    path('M142 132C148 98 172 88 203 88S258 98 264 132Z', '{dark}') +
    line('M160 118C166 104 178 99 192 97', '#fff', 5, 'opacity=".3"') +
    circle(203, 78, 13, '{steel}') +
    line('M140 136H266', '#fff', 3, 'opacity=".7"') +
    gloss('M150 160L136 288', 9) +
    rect(232, 196, 16, 84, 8, '{water}', 'stroke="#fff" stroke-width="2" transform="rotate(-3 240 238)"') +
    rect(108, 314, 188, 18, 9, '{dark}') +
    circle(270, 323, 3.5, '#4BA3FF'),
  box: [96, 65, 262, 267],
  close: [176, 92, 160],
  place: 'counter'
}

const blender: KindDrawing = {
  draw: () =>
    line('M258 120C310 112 314 150 306 182C300 200 288 212 262 216', '{dark}', 16) +
    path('M138 92H262L250 236H150Z', '{clear}', 'stroke="#B9C8DA" stroke-width="2"') +
    path('M143 140C165 130 180 148 200 140S240 132 257 140L249 234H151Z', '#F7A15A', 'opacity=".9"') +
    circle(178, 176, 9, '#FFD08A') +
    circle(214, 164, 7, '#FFC06E') +
    circle(206, 200, 10, '#FFD08A') +
    rect(130, 72, 140, 24, 10, '{dark}') +
    rect(176, 58, 48, 18, 8, '{dark}') +
    line('M154 108L164 222', '#fff', 6, 'opacity=".75"') +
    path('M146 234H254L280 316Q284 332 268 332H132Q116 332 120 316Z', '{body}') +
    path('M146 234H254L280 316Q284 332 268 332H132Q116 332 120 316Z', '{round}') +
    circle(200, 286, 27, '{dark}') +
    circle(200, 286, 18, '{steel}') +
    line('M200 282V272', '#3C4350', 3) +
    circle(246, 308, 4, '#4BA3FF'),
  box: [116, 58, 196, 274],
  close: [124, 210, 150],
  place: 'counter'
}

export const kitchenKinds = {
  'rice-cooker': riceCooker,
  'pressure-cooker': pressureCooker,
  hood,
  'side-hood': sideHood,
  hob,
  dishwasher,
  oven,
  microwave,
  'air-fryer': airFryer,
  kettle,
  blender
}
