/**
 * Sets a manual and writes it as PDF: its pages as JSON on standard input, the file's place as argument. It runs in a
 * process of its own: a Chinese font takes over 200 MB while it is cut down to the letters that are used.
 */
import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'

const ink = '#1A1C1F'
const grey = '#666D78'
const line = '#D9DDE4'
const brand = '#0B63E5'
const tint = '#E8F2FF'
const warm = '#B54708'
const warmTint = '#FFF4E5'

/** A5 in points. */
const [width, height, margin] = [419.53, 595.28, 40]
const measure = width - 2 * margin

/** Size, colour, weight. Bold letters are drawn with an outline: another font would double the file. */
const styles = {
  title: [22, ink, 0.5],
  heading: [13, ink, 0.35],
  text: [10.5, '#3C3C3C', 0],
  strong: [10.5, ink, 0.3],
  small: [8.5, grey, 0]
}

const [place] = process.argv.slice(2)
const { title, language, picture, pages } = JSON.parse(await textOf(process.stdin))
const photo = Buffer.from(picture, 'base64')
// the package's main file lies one folder down
const fonts = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts')
const pdf = new PDFDocument({
  size: [width, height],
  margin,
  autoFirstPage: false,
  font: join(fonts, 'NotoSansHans-Regular.otf'),
  info: { Title: title, CreationDate: new Date(0) },
  lang: language
})
const file = pdf.pipe(createWriteStream(place))
/** How far down the page is. */
let y = margin

function write(words, style, x, top, options = {}, colour = undefined) {
  const [size, own, weight] = styles[style]
  pdf.fontSize(size).fillColor(colour ?? own)
  if (weight > 0) pdf.lineWidth(weight).strokeColor(colour ?? own)
  pdf.text(words, x, top, { lineGap: 2, ...options, fill: true, stroke: weight > 0 })
}

const tall = (words, style, wide) => pdf.fontSize(styles[style][0]).heightOfString(words, { width: wide, lineGap: 2 })
/** The least width in which words take no more lines than across the page: their lines come out alike. */
function evenWidth(words, style) {
  let wide = measure
  while (wide > 100 && tall(words, style, wide - 10) === tall(words, style, measure)) wide -= 10
  return wide
}

function paragraph(words, style = 'text', indent = 0) {
  write(words, style, margin + indent, y, { width: measure - indent })
  y = pdf.y + 4
}

function rule(top, colour, thickness) {
  pdf
    .moveTo(margin, top)
    .lineTo(width - margin, top)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke()
}

function figure(high, caption, draw) {
  pdf.roundedRect(margin, y, measure, high, 4).lineWidth(0.8).strokeColor(line).stroke()
  draw(margin, y)
  write(caption, 'small', margin, y + high - 17, { width: measure, align: 'center' })
  y += high + 12
}

/** A measure between two points on a level or an upright line. */
function arrow([fromX, fromY], [toX, toY]) {
  const [dx, dy] = [Math.sign(toX - fromX), Math.sign(toY - fromY)]
  pdf.lineWidth(1).strokeColor(brand).moveTo(fromX, fromY).lineTo(toX, toY).stroke()
  for (const [x, top, turn] of [
    [fromX, fromY, 1],
    [toX, toY, -1]
  ]) {
    for (const side of [1, -1]) {
      const [endX, endY] = [x + turn * 4 * dx + side * 3 * dy, top + turn * 4 * dy + side * 3 * dx]
      pdf.moveTo(endX, endY).lineTo(x, top).stroke()
    }
  }
}

const blocks = {
  title: ({ text }) => {
    paragraph(text, 'title')
    y += 6
  },
  text: ({ text, style }) => paragraph(text, style),
  numbered: ({ rows }) => {
    rows.forEach((row, index) => {
      write(`${index + 1}`, 'strong', margin, y, { width: 16 }, brand)
      paragraph(row, 'text', 18)
    })
    y += 6
  },
  bullets: ({ rows }) => {
    for (const row of rows) {
      pdf.circle(margin + 4, y + 8, 1.8).fill(brand)
      paragraph(row, 'text', 14)
    }
    y += 6
  },
  warning: ({ text }) => {
    const high = tall(text, 'text', measure - 28) + 16
    pdf.rect(margin, y, measure, high).fill(warmTint)
    pdf.rect(margin, y, 3, high).fill(warm)
    write(text, 'text', margin + 14, y + 8, { width: measure - 28 }, warm)
    y += high + 12
  },
  table: ({ rows, share }) => {
    const first = measure * share
    rows.forEach(([term, right], index) => {
      const rest = measure - first - 16
      const high = Math.max(tall(term, 'strong', first - 16), tall(right, 'text', rest)) + 8
      if (index % 2 === 0) pdf.rect(margin, y, measure, high).fill('#F4F6F9')
      write(term, 'strong', margin + 8, y + 4, { width: first - 16 })
      write(right, 'text', margin + first + 8, y + 4, { width: rest })
      y += high
    })
    y += 12
  },
  contents: ({ rows }) => {
    for (const [name, page] of rows) {
      write(name, 'heading', margin, y, { width: measure - 40 })
      write(String(page), 'heading', margin, y, { width: measure, align: 'right' }, grey)
      rule(y + 26, line, 0.5)
      y += 36
    }
  },
  cover: ({ brandName, title: heading, name, model, foot }) => {
    pdf.rect(0, 0, width, 150).fill(brand)
    write(brandName, 'heading', margin, 44, {}, '#FFFFFF')
    write(heading, 'title', margin, 70, {}, '#FFFFFF')
    pdf.image(photo, (width - 250) / 2, 176, { width: 250 })
    const nameWide = evenWidth(name, 'title')
    write(name, 'title', (width - nameWide) / 2, 448, { width: nameWide, align: 'center' })
    write(model, 'heading', margin, pdf.y + 2, { width: measure, align: 'center' }, grey)
    write(foot, 'small', margin, 552, { width: measure, align: 'center', lineBreak: false })
  },
  /** The appliance with numbered parts. */
  parts: ({ points, caption }) => {
    const side = 210
    figure(side + 28, caption, (left, top) => {
      const x = left + (measure - side) / 2
      pdf.image(photo, x, top + 6, { width: side })
      points.forEach(([across, down], index) => {
        const [pointX, pointY] = [x + (side * across) / 100, top + 6 + (side * down) / 100]
        const outside = index % 2 === 0 ? left + measure - 26 : left + 26
        pdf.lineWidth(0.8).strokeColor(brand).moveTo(pointX, pointY).lineTo(outside, pointY).stroke()
        pdf.circle(pointX, pointY, 2).fill(brand)
        pdf.circle(outside, pointY, 9).fill(brand)
        write(String(index + 1), 'small', outside - 9, pointY - 6.5, { width: 18, align: 'center' }, '#FFFFFF')
      })
    })
  },
  /** How much stays free around it, in millimetres. */
  clearance: ({ side, above, caption }) => {
    figure(150, caption, (left, top) => {
      const [x, boxY, wide, high] = [left + measure / 2 - 45, top + 50, 90, 70]
      pdf.rect(left + 20, top + 10, measure - 40, 6).fill(line)
      pdf.rect(left + 20, top + 16, 6, 104).fill(line)
      pdf.rect(left + measure - 26, top + 16, 6, 104).fill(line)
      pdf.rect(left + 20, boxY + high, measure - 40, 4).fill(grey)
      pdf.roundedRect(x, boxY, wide, high, 6).lineWidth(1.2).fillAndStroke(tint, brand)
      arrow([x + wide / 2, boxY - 2], [x + wide / 2, top + 18])
      arrow([x - 2, boxY + high / 2], [left + 28, boxY + high / 2])
      arrow([x + wide + 2, boxY + high / 2], [left + measure - 28, boxY + high / 2])
      write(`≥ ${above} mm`, 'small', x + wide / 2 + 8, boxY - 26, {}, brand)
      write(`≥ ${side} mm`, 'small', left + 40, boxY + 16, {}, brand)
      write(`≥ ${side} mm`, 'small', x + wide + 14, boxY + 16, {}, brand)
    })
  },
  panel: ({ keys, caption }) => {
    figure(118, caption, (left, top) => {
      pdf.roundedRect(left + 20, top + 12, measure - 40, 84, 10).fill('#22262C')
      pdf.roundedRect(left + measure / 2 - 44, top + 20, 88, 30, 4).fill('#0E1114')
      write('00:38', 'heading', left + measure / 2 - 44, top + 25, { width: 88, align: 'center' }, '#8FD3FF')
      const step = (measure - 60) / keys.length
      keys.forEach((key, index) => {
        const x = left + 30 + index * step
        pdf
          .roundedRect(x + 4, top + 60, step - 8, 26, 13)
          .lineWidth(0.8)
          .strokeColor('#8B95A3')
          .stroke()
        write(key, 'small', x + 4, top + 67, { width: step - 8, align: 'center' }, '#FFFFFF')
      })
    })
  }
}

pages.forEach(({ head, chapter, content }, index) => {
  pdf.addPage()
  // the foot stands below the margin, where a page would end
  pdf.page.margins.bottom = 0
  y = margin
  if (chapter !== undefined) {
    write(head, 'small', margin, 24, { width: measure * 0.75, lineBreak: false })
    write(chapter, 'small', margin, 24, { width: measure, align: 'right', lineBreak: false })
    rule(40, ink, 0.8)
    write(String(index + 1), 'small', margin, height - 30, { width: measure, align: 'center', lineBreak: false })
    y = 54
  }
  for (const block of content) blocks[block.kind](block)
  if (y > height - 36) throw new Error(`Page ${index + 1} of «${title}» is too full`)
})
pdf.end()
await finished(file)
