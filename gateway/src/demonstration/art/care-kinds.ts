/** Cleaning, personal care, air, and accessories, each on a 400×400 ground. */
import { circle, digits, ellipse, gloss, line, path, rect } from './paint'
import type { KindDrawing } from './kind'

const vacuum: KindDrawing = {
  draw: () =>
    line('M232 138L150 300', '{steel}', 17) +
    line('M229 140L149 297', '#fff', 4, 'opacity=".7"') +
    path('M112 300H196Q204 300 208 308L220 326Q222 332 214 332H84Q76 332 79 325L88 310Q94 300 112 300Z', '{dark}') +
    line('M100 320H200', '#6A7280', 4) +
    rect(120, 302, 56, 6, 3, '#8FD3FF', 'opacity=".9"') +
    path(
      'M214 98L268 66Q280 60 288 72L308 106Q314 118 302 126L252 160Q238 168 228 154L208 120Q202 106 214 98Z',
      '{body}'
    ) +
    path(
      'M214 98L268 66Q280 60 288 72L308 106Q314 118 302 126L252 160Q238 168 228 154L208 120Q202 106 214 98Z',
      '{round}'
    ) +
    circle(240, 126, 33, '{clear}', 'stroke="#C3CEDC" stroke-width="3"') +
    circle(240, 126, 15, '{steel}') +
    line('M222 112C226 104 232 100 240 99', '#fff', 5, 'opacity=".85"') +
    line('M284 74C318 60 336 84 328 116C324 132 314 140 304 144', '{dark}', 16) +
    circle(276, 80, 6, '#4BA3FF') +
    rect(300, 120, 26, 46, 9, '{dark}', 'transform="rotate(28 313 143)"'),
  box: [78, 60, 254, 272],
  close: [188, 54, 150],
  place: 'living'
}

const robot: KindDrawing = {
  draw: () =>
    path('M62 276V292C62 314 124 332 200 332S338 314 338 292V276Z', '{side}') +
    ellipse(200, 274, 138, 52, '{body}') +
    ellipse(200, 274, 138, 52, '{round}') +
    ellipse(200, 272, 116, 42, 'none', 'stroke="{seam}" stroke-opacity=".5" stroke-width="2"') +
    path('M158 246V254C158 262 176 268 200 268S242 262 242 254V246Z', '{dark}') +
    ellipse(200, 246, 42, 14, '{body}') +
    ellipse(200, 246, 22, 7, '{dark}') +
    rect(176, 284, 48, 14, 7, '{dark}') +
    circle(190, 291, 3, '#8FD3FF') +
    circle(210, 291, 3, '#8FD3FF') +
    line('M84 262C98 242 132 230 166 226', '#fff', 7, 'opacity="{gloss}"') +
    rect(130, 312, 140, 10, 5, '#0B1220', 'opacity=".35"') +
    line('M72 318l-22 8M66 322l-8 14', '#7E8592', 3),
  box: [50, 222, 288, 112],
  close: [116, 216, 168],
  place: 'living'
}

const hairDryer: KindDrawing = {
  draw: () =>
    path('M196 212L246 204L262 320Q264 332 252 334L226 336Q214 336 211 324Z', '{across}') +
    line('M240 334C248 362 220 366 190 358', '#2B2F38', 7) +
    path('M90 118Q88 104 102 102L232 84C284 80 316 108 316 150S284 218 240 216L108 196Q94 194 94 180Z', '{body}') +
    path('M90 118Q88 104 102 102L232 84C284 80 316 108 316 150S284 218 240 216L108 196Q94 194 94 180Z', '{foot}') +
    path('M66 116Q64 108 72 108L98 106V192L74 188Q66 187 66 180Z', '{dark}') +
    line('M72 124V176', '#6A7280', 3) +
    circle(262, 150, 42, '{dark}') +
    circle(262, 150, 31, 'none', 'stroke="#6A7280" stroke-width="2.5"') +
    circle(262, 150, 20, 'none', 'stroke="#6A7280" stroke-width="2.5"') +
    circle(262, 150, 9, '{steel}') +
    gloss('M112 118L220 103', 8) +
    circle(230, 242, 8, '{steel}') +
    rect(226, 260, 12, 26, 6, '{dark}', 'transform="rotate(-8 232 273)"') +
    line('M30 130h18M24 150h24M30 170h18', '#9CCBFF', 5, 'opacity=".8"'),
  box: [64, 82, 252, 256],
  close: [186, 84, 150],
  place: 'vanity'
}

const toothbrush: KindDrawing = {
  draw: () =>
    rect(191, 84, 18, 66, 7, '{steel}') +
    rect(186, 40, 28, 50, 11, '{down}') +
    rect(176, 46, 14, 38, 4, '#8FD3FF') +
    line('M180 50v30M185 50v30', '#fff', 2, 'opacity=".7"') +
    path('M184 146H216Q228 152 228 172V304Q228 322 212 322H188Q172 322 172 304V172Q172 152 184 146Z', '{across}') +
    path('M184 146H216Q228 152 228 172V304Q228 322 212 322H188Q172 322 172 304V172Q172 152 184 146Z', '{foot}') +
    rect(190, 184, 20, 34, 10, '{dark}') +
    circle(200, 201, 4, '#8FD3FF') +
    circle(200, 240, 3, '#37C58A') +
    circle(200, 254, 3, '{seam}') +
    circle(200, 268, 3, '{seam}') +
    gloss('M181 176V290', 5) +
    path('M148 318Q148 310 158 310H242Q252 310 252 318V326Q252 332 244 332H156Q148 332 148 326Z', '{dark}'),
  box: [148, 40, 104, 292],
  close: [128, 140, 144],
  place: 'vanity'
}

const fan: KindDrawing = {
  draw: () =>
    rect(190, 236, 20, 86, 6, '{steel}') +
    path('M128 322Q132 308 156 308H244Q268 308 272 322Q274 332 262 332H138Q126 332 128 322Z', '{body}') +
    circle(200, 320, 4, '#4BA3FF') +
    circle(200, 148, 108, '{clear}', 'stroke="{base}" stroke-width="9"') +
    [0, 72, 144, 216, 288]
      .map((turn) =>
        path(
          'M200 148C188 118 196 78 222 66C250 74 244 116 200 148Z',
          '{body}',
          `opacity=".93" transform="rotate(${turn} 200 148)"`
        )
      )
      .join('') +
    circle(200, 148, 92, 'none', 'stroke="#7E8592" stroke-opacity=".35" stroke-width="1.5"') +
    circle(200, 148, 70, 'none', 'stroke="#7E8592" stroke-opacity=".35" stroke-width="1.5"') +
    circle(200, 148, 48, 'none', 'stroke="#7E8592" stroke-opacity=".35" stroke-width="1.5"') +
    line(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
        .map((step) => {
          const turn = (step * Math.PI) / 6
          const at = (radius: number) =>
            `${Math.round(200 + radius * Math.cos(turn))} ${Math.round(148 + radius * Math.sin(turn))}`
          return `M${at(26)}L${at(104)}`
        })
        .join(''),
      '#7E8592',
      1.5,
      'opacity=".4"'
    ) +
    circle(200, 148, 24, '{dark}') +
    circle(200, 148, 13, '{steel}') +
    line('M112 112C122 88 138 72 160 62', '#fff', 7, 'opacity=".7"'),
  box: [88, 36, 224, 296],
  close: [124, 72, 152],
  place: 'living'
}

const airPurifier: KindDrawing = {
  draw: () =>
    rect(116, 72, 168, 260, 44, '{across}') +
    rect(116, 72, 168, 260, 44, '{foot}') +
    ellipse(200, 90, 62, 15, '{dark}') +
    line('M150 88H250M158 94H242M162 82H238', '#6A7280', 2) +
    rect(168, 124, 64, 40, 20, '{dark}') +
    digits(184, 134, 20, '08', '#5BE0A4') +
    [0, 1, 2, 3, 4, 5]
      .map((row) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((column) => circle(137 + column * 18, 206 + row * 18, 3.6, '{seam}')).join('')
      )
      .join('') +
    line('M120 186H280', '{seam}', 2, 'opacity=".7"') +
    gloss('M129 124V176', 6),
  box: [116, 72, 168, 260],
  close: [126, 70, 148],
  place: 'living'
}

const humidifier: KindDrawing = {
  draw: () =>
    line(
      'M186 92C170 76 200 66 186 44M206 88C196 72 222 62 210 36M226 94C218 80 238 72 230 54',
      '#A9CDF2',
      9,
      'opacity=".55"'
    ) +
    path('M128 224C128 158 156 104 200 104S272 158 272 224Z', '{clear}', 'stroke="#C3D3E6" stroke-width="2"') +
    path('M130 204C150 194 176 212 200 202S252 196 270 204L272 230H128Z', '{water}', 'opacity=".85"') +
    rect(184, 92, 32, 18, 7, '{steelDown}') +
    path('M124 222H276V280Q276 332 224 332H176Q124 332 124 280Z', '{body}') +
    path('M124 222H276V280Q276 332 224 332H176Q124 332 124 280Z', '{round}') +
    line('M146 190C150 160 162 138 178 126', '#fff', 7, 'opacity=".85"') +
    rect(164, 252, 72, 42, 21, '{dark}') +
    digits(182, 263, 20, '55'),
  box: [124, 56, 152, 276],
  close: [128, 196, 144],
  place: 'living'
}

const filter: KindDrawing = {
  draw: () =>
    rect(176, 66, 48, 34, 8, '{steelDown}') +
    rect(152, 92, 96, 26, 10, '{dark}') +
    rect(146, 112, 108, 200, 18, '{across}') +
    rect(146, 112, 108, 200, 18, '{foot}') +
    line(
      Array.from({ length: 8 }, (_, index) => `M${160 + index * 11.5} 206V284`).join(''),
      '{seam}',
      3,
      'opacity=".5"'
    ) +
    rect(158, 136, 84, 50, 10, '#fff', 'opacity=".92"') +
    path('M200 142C210 157 214 162 214 168A14 14 0 0 1 186 168C186 162 190 157 200 142Z', '{water}') +
    rect(154, 304, 92, 26, 10, '{dark}') +
    gloss('M155 132V290', 5),
  box: [146, 66, 108, 264],
  close: [132, 92, 136],
  place: 'counter'
}

const innerPot: KindDrawing = {
  draw: () =>
    path('M84 176C84 176 90 250 112 286Q130 316 200 316T288 286C310 250 316 176 316 176Z', '{across}') +
    path('M84 176C84 176 90 250 112 286Q130 316 200 316T288 286C310 250 316 176 316 176Z', '{foot}') +
    ellipse(200, 176, 124, 36, '{steelDown}') +
    ellipse(200, 178, 112, 30, '{dark}') +
    path('M92 184C110 210 290 210 308 184C300 204 252 214 200 214S100 204 92 184Z', '#fff', 'opacity=".12"') +
    line('M124 168C146 156 176 152 206 152', '#fff', 4, 'opacity=".35"') +
    line('M120 206h14M122 222h10M125 238h12M130 254h9', '#fff', 3, 'opacity=".55"') +
    gloss('M104 208C108 240 116 262 126 278', 8),
  box: [76, 140, 248, 176],
  close: [86, 140, 150],
  place: 'counter'
}

export const careKinds = {
  vacuum,
  robot,
  'hair-dryer': hairDryer,
  toothbrush,
  fan,
  'air-purifier': airPurifier,
  humidifier,
  filter,
  'inner-pot': innerPot
}
