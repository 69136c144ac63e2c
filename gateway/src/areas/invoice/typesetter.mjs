/**
 * Sets an invoice and writes it as PDF to standard output, and the same pages as SVG, in a list, to the fourth stream: what it
 * says comes as JSON on standard input.
 */
import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { text as textOf } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { drawingOn } from './drawing.mjs'

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
const output = pipeline(pdf, process.stdout)

const draw = drawingOn(pdf, { width, height })
const write = (words, x, y, { size = 8.5, colour = ink, bold = false, ...options } = {}) =>
  draw.words(words, x, y, { size, colour, bold, ...options })

const signsOf = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Words in lines that fit: broken at a blank where the line has one in its second half, else between signs. */
function linesOf(words, room, size) {
  pdf.fontSize(size)
  const lines = []
  let current = ''
  for (const { segment } of signsOf.segment(words)) {
    if (current !== '' && pdf.widthOfString(current + segment) > room) {
      const blank = current.lastIndexOf(' ')
      const end = segment !== ' ' && blank > current.length / 2 ? blank : current.length
      lines.push(current.slice(0, end).trim())
      current = current.slice(end).trimStart()
    }
    current += segment
  }
  return [...lines, current]
}

const line = (fromX, fromY, toX, toY) => draw.line(fromX, fromY, toX, toY, { thick: 0.7, colour: red })

function head() {
  const size = 54 / paper.squares.length
  const dark = paper.squares.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [[margin + x * size, 22 + y * size]] : []))
  )
  draw.squares(dark, size, ink)
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
  signs.forEach((sign, index) => write(sign, x, first + index * step, { colour: red, size: 9 }))
}

const middle = margin + wide / 2
const sides = [
  [paper.buyer, margin + 26],
  [paper.seller, middle + 26]
].map(([party, x]) => ({ ...party, x, lines: linesOf(party.name, 215, 8.5) }))
/** Below one another, names that are long push the numbers down. */
const namesHeight = 11 * (Math.max(...sides.map(({ lines }) => lines.length)) - 1)

function parties(top, bottom) {
  for (const x of [margin + 20, middle, middle + 20]) line(x, top, x, bottom)
  upright('购买方', margin + 5.5, top, bottom)
  upright('销售方', middle + 5.5, top, bottom)
  for (const { x, lines, taxNo } of sides) {
    write('名称：', x, top + 12, { colour: red })
    lines.forEach((words, index) => write(words, x + 27, top + 12 + index * 11))
    write('统一社会信用代码：', x, top + 32 + namesHeight, { colour: red })
    write(taxNo, x + 78, top + 32 + namesHeight)
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

function sumsAt(label, { net, tax }, y) {
  write(label, margin + 24, y, { colour: red })
  write(`¥${net}`, 366, y, { width: 66, align: 'right' })
  write(`¥${tax}`, 484, y, { width: right - 490, align: 'right' })
}

/** The rows of one page; on further ones after the sums of those before, and with their own where others follow. */
function goods(page, top, bottom) {
  for (const [label, , x, room, align] of columns) write(label, x, top + 6, { colour: red, width: room, align })
  let y = top + 22
  if (page.before !== undefined) {
    sumsAt('承前页', page.before, y)
    y += 14
  }
  for (const row of page.rows) {
    row.lines.forEach((words, index) => write(words, margin + 6, y + index * 11))
    for (const [, key, x, room, align] of columns.slice(1)) write(row[key], x, y, { width: room, align })
    y += row.height
  }
  if (page.last) sumsAt('合    计', paper, bottom - 15)
  else sumsAt('转下页', page.rows.at(-1).soFar, bottom - 15)
}

function sums(top, bottom) {
  const y = (top + bottom) / 2 - 6
  line(margin + 110, top, margin + 110, bottom)
  write('价税合计（大写）', margin + 18, y, { colour: red })
  write(`ⓧ ${paper.capitals}`.replace('ⓧ', '⊗'), margin + 118, y, { size: 9.5 })
  write('（小写）', 400, y, { colour: red })
  write(`¥${paper.sum}`, 440, y, { size: 9.5, bold: true })
}

const remarks = paper.notes.flatMap((words) => linesOf(words, wide - 36, 8))

function notes(top, bottom) {
  line(margin + 20, top, margin + 20, bottom)
  upright('备注', margin + 5.5, top, bottom)
  remarks.forEach((words, index) => write(words, margin + 28, top + 8 + index * 13, { size: 8 }))
}

/** The seller's seal: the name along the upper half of an ellipse. */
function stamp(x, y) {
  draw.within({ opacity: 0.85 }, () => {
    draw.ellipse(x, y, 62, 62 * 0.68, { thick: 1.6, colour: seal })
    draw.ellipse(x, y, 56, 56 * 0.68, { thick: 0.6, colour: seal })
    const signs = [...paper.seller.name]
    signs.forEach((sign, index) => {
      const angle = Math.PI * (1.08 + (0.84 * (index + 0.5)) / signs.length)
      const [left, top] = [x + 47 * Math.cos(angle), y + 31 * Math.sin(angle)]
      draw.within({ turn: (angle * 180) / Math.PI + 90, around: [left, top] }, () =>
        write(sign, left - 4, top - 5, { size: 7.5, colour: seal })
      )
    })
    write(paper.seller.taxNo, x - 50, y - 4, { size: 7, colour: seal, width: 100, align: 'center' })
    write('发票专用章', x - 50, y + 14, { size: 9, colour: seal, bold: true, width: 100, align: 'center' })
  })
}

const boxTop = 84
const boxBottom = 358
const goodsTop = boxTop + 54 + namesHeight
const remarksHeight = Math.max(50, 12 + remarks.length * 13)
const sumsTop = boxBottom - remarksHeight - 26
/** What a page's heading and its line of sums take of the goods' room, and what the sums of those before take. */
const AROUND = 40
const BEFORE = 14
/** Lines of one row that a further page has room for. */
const MOST_LINES = Math.floor((boxBottom - goodsTop - AROUND - BEFORE - 3) / 11)

/** Rows with their lines; one that is higher than a page goes on as further ones, which have nothing but its words. */
const rows = paper.rows.flatMap((row) => {
  const lines = linesOf(row.name, 250, 8.5)
  const parts = Array.from({ length: Math.ceil(lines.length / MOST_LINES) }, (_, index) =>
    lines.slice(index * MOST_LINES, (index + 1) * MOST_LINES)
  )
  return parts.map((own, index) => ({
    ...row,
    ...(index === 0 ? {} : { unit: '', quantity: '', net: '', rate: '', tax: '' }),
    lines: own,
    height: 3 + 11 * own.length
  }))
})

/** Rows onto pages: as many as fit, and with the last ones the sums and remarks, or those alone where no row fits above them. */
function pagesOf() {
  const pages = []
  let first = 0
  for (;;) {
    const before = pages.at(-1)?.rows.at(-1).soFar
    const around = AROUND + (before === undefined ? 0 : BEFORE)
    const rest = rows.slice(first)
    const height = rest.reduce((sum, row) => sum + row.height, 0)
    if (height <= sumsTop - goodsTop - around) return [...pages, { rows: rest, before, last: true }]
    let room = boxBottom - goodsTop - around
    let count = 0
    const most = Math.max(1, rest.length - 1)
    while (count < most && (count === 0 || rest[count].height <= room)) room -= rest[count++].height
    pages.push({ rows: rest.slice(0, count), before, last: false })
    first += count
  }
}

const sample = () =>
  draw.within({ opacity: 0.12, turn: -24, around: [width / 2, 220] }, () =>
    write('样 张', width / 2 - 110, 180, { size: 84, colour: ink })
  )

pagesOf().forEach((page, index, pages) => {
  draw.page(index)
  head()
  const goodsBottom = page.last ? sumsTop : boxBottom
  draw.box(margin, boxTop, wide, boxBottom - boxTop, { thick: 0.9, colour: red })
  line(margin, goodsTop, right, goodsTop)
  parties(boxTop, goodsTop)
  goods(page, goodsTop, goodsBottom)
  if (page.last) {
    for (const y of [sumsTop, boxBottom - remarksHeight]) line(margin, y, right, y)
    sums(sumsTop, boxBottom - remarksHeight)
    notes(boxBottom - remarksHeight, boxBottom)
    stamp(480, 222)
  }
  write('开票人：沈知秋', margin + 6, 366, { size: 8 })
  write(`第 ${index + 1} 页 / 共 ${pages.length} 页`, right - 80, 366, { size: 7.5, width: 80, align: 'right' })
  if (paper.sample) sample()
})
pdf.end()
await output
createWriteStream('', { fd: 3 }).end(JSON.stringify(draw.pictures()))
