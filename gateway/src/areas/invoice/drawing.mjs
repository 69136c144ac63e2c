/** Draws on the pages of a PDF and, by the same calls, on pictures of them: SVG, in which letters are outlines. */

const round = (number) => Math.round(number * 1000) / 1000
const stroke = ({ thick, colour }) => `fill="none" stroke="${colour}" stroke-width="${thick}"`

/** One page as a picture: outlines that stand on it once each, and the marks made of them. */
function pictureOf(marks, outlines, { width, height }) {
  const definitions = [...outlines].map(([id, path]) => `<path id="g${id}" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs><rect width="100%" height="100%" fill="#fff"/>${marks.join('')}</svg>`
}

/** `pdf`: a document of pdfkit with its font chosen, of pages without margin, of the `width` and `height` of this paper in points. */
export function drawingOn(pdf, paper) {
  const pages = []
  /** Outlines that were drawn before, by sign of the font: each stands once in a picture. */
  const outlines = []
  const put = (mark) => pages.at(-1).push(mark)

  function outlineOf(glyph) {
    const outline = outlines.at(-1)
    if (!outline.has(glyph.id)) outline.set(glyph.id, glyph.path.toSVG())
    return `g${glyph.id}`
  }

  /** The letters of one line, whose baseline begins at x and y. */
  function letters(text, x, y, { size, colour, bold }) {
    const { font } = pdf._font
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    let penX = x
    const marks = glyphs.map((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]
      const [left, top] = [round(penX + xOffset * scale), round(y - yOffset * scale)]
      penX += xAdvance * scale
      return `<use href="#${outlineOf(glyph)}" transform="translate(${left} ${top}) scale(${scale} ${-scale})"/>`
    })
    const edge = bold ? ` stroke="${colour}" stroke-width="${round(size / 40 / scale)}"` : ''
    put(`<g fill="${colour}"${edge}>${marks.join('')}</g>`)
  }

  return {
    /** Begins a page; the first is there. */
    page(index) {
      if (index > 0) pdf.addPage()
      pages.push([])
      outlines.push(new Map())
    },
    /** One line of text, its top at y; with `width` it is aligned in that. */
    words(text, x, y, { size, colour, bold, width: room, align = 'left' }) {
      pdf.fontSize(size).fillColor(colour)
      const free = room === undefined ? 0 : room - pdf.widthOfString(text)
      const from = x + (align === 'center' ? free / 2 : align === 'right' ? free : 0)
      if (bold) pdf.lineWidth(size / 40).strokeColor(colour)
      pdf.text(text, from, y, { lineBreak: false, fill: true, stroke: bold })
      letters(text, from, y + (pdf._font.ascender / 1000) * size, { size, colour, bold })
    },
    line(fromX, fromY, toX, toY, look) {
      pdf.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(look.thick).strokeColor(look.colour).stroke()
      put(`<path d="M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}" ${stroke(look)}/>`)
    },
    box(x, y, wide, high, look) {
      pdf.rect(x, y, wide, high).lineWidth(look.thick).strokeColor(look.colour).stroke()
      put(`<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(high)}" ${stroke(look)}/>`)
    },
    ellipse(x, y, radiusX, radiusY, look) {
      pdf.ellipse(x, y, radiusX, radiusY).lineWidth(look.thick).strokeColor(look.colour).stroke()
      put(`<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" ${stroke(look)}/>`)
    },
    /** Filled squares, their left upper corners given. */
    squares(corners, side, colour) {
      for (const [x, y] of corners) pdf.rect(x, y, side, side)
      pdf.fill(colour)
      const paths = corners.map(([x, y]) => `M${round(x)} ${round(y)}h${round(side)}v${round(side)}h${-round(side)}z`)
      put(`<path fill="${colour}" shape-rendering="crispEdges" d="${paths.join('')}"/>`)
    },
    /** What `work` draws, faint or turned by degrees around a point. */
    within({ opacity = 1, turn = 0, around = [0, 0] }, work) {
      pdf.save()
      // the outer one holds otherwise
      if (opacity < 1) pdf.opacity(opacity)
      pdf.rotate(turn, { origin: around })
      put(`<g opacity="${opacity}" transform="rotate(${round(turn)} ${around.map(round).join(' ')})">`)
      work()
      put('</g>')
      pdf.restore()
    },
    pictures: () => pages.map((marks, index) => pictureOf(marks, outlines[index], paper))
  }
}
