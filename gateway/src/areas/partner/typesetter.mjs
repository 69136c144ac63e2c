/**
 * Sets a contract and writes it as PDF to standard output: its text, and where it was signed the signature and what is
 * known of it, as JSON on standard input.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { text as textOf } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

const ink = '#1A1C1F'
const grey = '#666D78'
const line = '#D9DDE4'
/** A4 in points. */
const [width, height, margin] = [595.28, 841.89, 56]
const measure = width - 2 * margin

const { version, title, intro, sections, signed } = JSON.parse(await textOf(process.stdin))
// the package's main file lies one folder down
const fonts = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts')
const pdf = new PDFDocument({
  size: [width, height],
  margin,
  font: join(fonts, 'NotoSansHans-Regular.otf'),
  info: { Title: `${title} V${version}`, CreationDate: new Date(0) },
  lang: 'zh-CN'
})
const written = pipeline(pdf, process.stdout)

function write(words, size, colour = ink, options = {}) {
  const { bold = false, gap = 6, ...rest } = options
  pdf.fontSize(size).fillColor(colour)
  if (bold) pdf.lineWidth(size / 40).strokeColor(colour)
  pdf.text(words, margin, pdf.y, { width: measure, lineGap: 4, ...rest, fill: true, stroke: bold })
  pdf.y += gap
}

write(title, 20, ink, { bold: true, align: 'center', gap: 2 })
write(`版本 ${version}`, 10, grey, { align: 'center', gap: 14 })
write(intro, 11, ink, { gap: 12 })
sections.forEach((section, at) => {
  if (pdf.y > height - margin - 70) pdf.addPage()
  write(`${at + 1}. ${section.title}`, 13, ink, { bold: true, gap: 3 })
  for (const paragraph of section.text.split('\n')) write(paragraph, 11, '#3C3C3C', { gap: 5 })
  pdf.y += 6
})

/** The signature in a frame, its strokes as they were drawn. */
function signature({ paper, strokes, typed }) {
  if (pdf.y > height - margin - 190) pdf.addPage()
  write('乙方签名', 11, grey, { gap: 4 })
  const [left, top, wide, high] = [margin, pdf.y, 300, 140]
  pdf.rect(left, top, wide, high).lineWidth(0.8).strokeColor(line).stroke()
  if (typed !== '') {
    pdf
      .fontSize(28)
      .fillColor(ink)
      .text(typed, left + 20, top + 48, { lineBreak: false })
  } else {
    const scale = Math.min((wide - 20) / paper.width, (high - 20) / paper.height)
    const x = left + (wide - paper.width * scale) / 2
    const y = top + (high - paper.height * scale) / 2
    pdf.lineWidth(2).lineCap('round').lineJoin('round').strokeColor(ink)
    for (const stroke of strokes) {
      stroke.forEach((point, at) => {
        const place = [x + point[0] * scale, y + point[1] * scale]
        if (at === 0) pdf.moveTo(...place)
        else pdf.lineTo(...place)
      })
      if (stroke.length > 1) pdf.stroke()
    }
  }
  pdf.y = top + high + 10
}

if (signed !== undefined) {
  signature(signed)
  pdf.addPage()
  write('签署记录', 16, ink, { bold: true, gap: 12 })
  for (const [label, value] of signed.facts) {
    write(label, 9.5, grey, { gap: 1 })
    write(value, 11, ink, { gap: 10 })
  }
}
pdf.end()
await written
