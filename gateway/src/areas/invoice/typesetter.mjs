/** Sets an invoice and writes it as PDF to standard output: what it says comes as JSON on standard input. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { text as textOf } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

const red = '#A4462B'
const ink = '#1A1C1F'
const seal = '#D93A2B'

/** Points: 210 by 140 mm. */
const [width, height, margin] = [595.28, 396.85, 28]
const right = width - margin
const wide = right - margin

const paper = JSON.parse(await textOf(process.stdin))
// the package's main file lies one folder down
const fonts = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts')
const pdf = new PDFDocument({
  size: [width, height],
  margin: 0,
  font: join(fonts, 'NotoSansHans-Regular.otf'),
  info: { Title: `${paper.title} ${paper.number}` },
  lang: 'zh-CN'
})
const written = pipeline(pdf, process.stdout)

function write(words, x, y, { size = 8.5, colour = ink, bold = false, ...options } = {}) {
  pdf.fontSize(size).fillColor(colour)
  if (bold) pdf.lineWidth(size / 40).strokeColor(colour)
  pdf.text(words, x, y, { lineBreak: false, ...options, fill: true, stroke: bold })
}

/** The longest beginning of some words that fits; what is cut off is said by an ellipsis. */
function fitting(words, room, size) {
  pdf.fontSize(size)
  if (pdf.widthOfString(words) <= room) return words
  const signs = [...words]
  while (signs.length > 1 && pdf.widthOfString(`${signs.join('')}…`) > room) signs.pop()
  return `${signs.join('')}…`
}

const line = (fromX, fromY, toX, toY) =>
  pdf.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(0.7).strokeColor(red).stroke()

function head() {
  const size = 54 / paper.squares.length
  paper.squares.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pdf.rect(margin + x * size, 22 + y * size, size, size)
    })
  })
  pdf.fill(ink)
  write(paper.title, 0, 28, { size: 17, colour: red, bold: true, width, align: 'center' })
  for (const y of [54, 57]) line(width / 2 - 105, y, width / 2 + 105, y)
  write('发票号码：', 432, 30, { colour: red })
  write(paper.number, 474, 30)
  write('开票日期：', 432, 46, { colour: red })
  write(paper.day, 474, 46)
}

/** A label of several signs, one below the other. */
function upright(words, x, top, bottom) {
  const signs = [...words]
  const step = 13
  const first = (top + bottom - signs.length * step) / 2
  signs.forEach((sign, at) => write(sign, x, first + at * step, { colour: red, size: 9 }))
}

function parties(top, bottom) {
  const middle = margin + wide / 2
  for (const x of [margin + 20, middle, middle + 20]) line(x, top, x, bottom)
  upright('购买方', margin + 5.5, top, bottom)
  upright('销售方', middle + 5.5, top, bottom)
  for (const [party, x] of [
    [paper.buyer, margin + 26],
    [paper.seller, middle + 26]
  ]) {
    write('名称：', x, top + 12, { colour: red })
    write(fitting(party.name, 215, 8.5), x + 27, top + 12)
    write('统一社会信用代码：', x, top + 32, { colour: red })
    write(party.taxNo, x + 78, top + 32)
  }
}

const columns = [
  ['项目名称', 'name', margin + 6, 250, 'left'],
  ['单位', 'unit', 290, 30, 'center'],
  ['数量', 'quantity', 322, 36, 'right'],
  ['金额', 'net', 366, 66, 'right'],
  ['税率', 'rate', 438, 40, 'right'],
  ['税额', 'tax', 484, right - 490, 'right']
]

function goods(top, bottom) {
  for (const [label, , x, room, align] of columns) write(label, x, top + 6, { colour: red, width: room, align })
  // a long order is set closer, so that the paper stays one page
  const step = Math.min(14, (bottom - top - 40) / Math.max(1, paper.rows.length))
  const size = Math.min(8.5, step * 0.72)
  paper.rows.forEach((row, at) => {
    for (const [, key, x, room, align] of columns) {
      write(fitting(row[key], room, size), x, top + 22 + at * step, { size, width: room, align })
    }
  })
  write('合    计', margin + 24, bottom - 15, { colour: red })
  write(`¥${paper.net}`, 366, bottom - 15, { width: 66, align: 'right' })
  write(`¥${paper.tax}`, 484, bottom - 15, { width: right - 490, align: 'right' })
}

function sums(top, bottom) {
  const y = (top + bottom) / 2 - 6
  line(margin + 110, top, margin + 110, bottom)
  write('价税合计（大写）', margin + 18, y, { colour: red })
  write(`ⓧ ${paper.capitals}`.replace('ⓧ', '⊗'), margin + 118, y, { size: 9.5 })
  write('（小写）', 400, y, { colour: red })
  write(`¥${paper.sum}`, 440, y, { size: 9.5, bold: true })
}

function notes(top, bottom) {
  line(margin + 20, top, margin + 20, bottom)
  upright('备注', margin + 5.5, top, bottom)
  paper.notes.forEach((words, at) => write(fitting(words, 420, 8), margin + 28, top + 8 + at * 13, { size: 8 }))
}

/** The seller's seal: the name along the upper half of an ellipse. */
function stamp(x, y) {
  pdf.save().opacity(0.85)
  for (const [radiusX, thick] of [
    [62, 1.6],
    [56, 0.6]
  ]) {
    pdf
      .ellipse(x, y, radiusX, radiusX * 0.68)
      .lineWidth(thick)
      .strokeColor(seal)
      .stroke()
  }
  const signs = [...paper.seller.name]
  signs.forEach((sign, at) => {
    const angle = Math.PI * (1.08 + (0.84 * (at + 0.5)) / signs.length)
    const [left, top] = [x + 47 * Math.cos(angle), y + 31 * Math.sin(angle)]
    pdf.save().rotate((angle * 180) / Math.PI + 90, { origin: [left, top] })
    write(sign, left - 4, top - 5, { size: 7.5, colour: seal })
    pdf.restore()
  })
  write(paper.seller.taxNo, x - 50, y - 4, { size: 6.5, colour: seal, width: 100, align: 'center' })
  write('发票专用章', x - 50, y + 14, { size: 9, colour: seal, bold: true, width: 100, align: 'center' })
  pdf.restore()
}

head()
const edges = [84, 138, 282, 308, 358]
pdf
  .rect(margin, edges[0], wide, edges[4] - edges[0])
  .lineWidth(0.9)
  .strokeColor(red)
  .stroke()
for (const y of edges.slice(1, 4)) line(margin, y, right, y)
parties(edges[0], edges[1])
goods(edges[1], edges[2])
sums(edges[2], edges[3])
notes(edges[3], edges[4])
stamp(480, 222)
write('开票人：沈知秋', margin + 6, 366, { size: 8 })
write('第 1 页 / 共 1 页', right - 80, 366, { size: 7.5, width: 80, align: 'right' })
if (paper.sample) {
  pdf
    .save()
    .opacity(0.12)
    .rotate(-24, { origin: [width / 2, 220] })
  write('样 张', width / 2 - 110, 180, { size: 84, colour: ink })
  pdf.restore()
}
pdf.end()
await written
