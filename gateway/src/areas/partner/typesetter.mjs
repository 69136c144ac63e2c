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
const sealRed = '#C8232C'
/** Points, in the shape of A4: it is read on phones, whose width shows its letters large enough. */
const [width, height, margin] = [400, 565.7, 28]
const measure = width - 2 * margin

const { version, title, intro, sections, shop, issued, signed } = JSON.parse(await textOf(process.stdin))
// the package's main file lies one folder down
const fonts = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts')
const pdf = new PDFDocument({
  size: [width, height],
  margin,
  font: join(fonts, 'NotoSansHans-Regular.otf'),
  info: { Title: `${title} V${version}`, CreationDate: new Date(0) },
  lang: 'zh-CN'
})
const output = pipeline(pdf, process.stdout)

function write(words, size, colour = ink, options = {}) {
  const { bold = false, gap = 6, ...rest } = options
  pdf.fontSize(size).fillColor(colour)
  if (bold) pdf.lineWidth(size / 40).strokeColor(colour)
  pdf.text(words, margin, pdf.y, { width: measure, lineGap: 4, ...rest, fill: true, stroke: bold })
  pdf.y += gap
}

write(title, 22, ink, { bold: true, align: 'center', gap: 2 })
write(`版本 ${version}`, 14, grey, { align: 'center', gap: 12 })
write(intro, 15, ink, { gap: 10 })
sections.forEach((section, index) => {
  if (pdf.y > height - margin - 70) pdf.addPage()
  write(`${index + 1}. ${section.title}`, 16, ink, { bold: true, gap: 3 })
  for (const paragraph of section.text.split('\n')) write(paragraph, 15, '#3C3C3C', { gap: 5 })
  pdf.y += 6
})

/** The shop's seal: its name along the upper arc, a star, and what the seal is for. */
function seal(x, y, radius) {
  const signs = [...shop]
  const size = Math.min(radius * 0.32, (radius * 3.3) / Math.max(1, signs.length))
  const step = Math.min(0.5, (Math.PI * 1.35) / Math.max(1, signs.length))
  pdf.circle(x, y, radius).lineWidth(2.2).strokeColor(sealRed).stroke()
  pdf.fillColor(sealRed).fontSize(size)
  signs.forEach((sign, index) => {
    const angle = (index - (signs.length - 1) / 2) * step
    pdf.save()
    pdf.rotate((angle * 180) / Math.PI, { origin: [x, y] })
    pdf.text(sign, x - pdf.widthOfString(sign) / 2, y - radius + 4, { lineBreak: false })
    pdf.restore()
  })
  const corners = Array.from({ length: 10 }, (_, index) => {
    const far = radius * (index % 2 === 0 ? 0.3 : 0.12)
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)]
  })
  pdf.polygon(...corners).fill(sealRed)
  const words = '合同专用章'
  pdf.fontSize(radius * 0.22)
  pdf.text(words, x - pdf.widthOfString(words) / 2, y + radius * 0.5, { lineBreak: false })
}

/** The other side: who it is, its seal, and the day this version is of. */
function drawSeal() {
  if (pdf.y > height - margin - 190) pdf.addPage()
  write('甲方盖章', 15, grey, { gap: 4 })
  const [left, top, high] = [margin, pdf.y, 130]
  pdf.rect(left, top, measure, high).lineWidth(0.8).strokeColor(line).stroke()
  pdf.fontSize(15).fillColor(ink)
  pdf.text(shop, left + 16, top + 36, { width: measure - 156, lineGap: 4 })
  pdf.fontSize(14).fillColor(grey)
  pdf.text(issued, left + 16, pdf.y + 6, { width: measure - 156 })
  seal(left + measure - 76, top + high / 2, 54)
  pdf.y = top + high + 10
}

/** The signature in a frame, its strokes as they were drawn. */
function signature({ paper, strokes, typed }) {
  if (pdf.y > height - margin - 190) pdf.addPage()
  write('乙方签名', 15, grey, { gap: 4 })
  const [left, top, wide, high] = [margin, pdf.y, measure, 160]
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
      stroke.forEach((point, index) => {
        const place = [x + point[0] * scale, y + point[1] * scale]
        if (index === 0) pdf.moveTo(...place)
        else pdf.lineTo(...place)
      })
      if (stroke.length > 1) pdf.stroke()
    }
  }
  pdf.y = top + high + 10
}

drawSeal()
if (signed !== undefined) {
  signature(signed)
  pdf.addPage()
  write('签署记录', 18, ink, { bold: true, gap: 10 })
  for (const [label, value] of signed.facts) {
    write(label, 14, grey, { gap: 1 })
    // a hash in lines of the same length
    write(
      value.replace(/^[0-9a-f]{64}$/, (hash) => hash.match(/.{16}/g).join(' ')),
      14,
      ink,
      { gap: 8 }
    )
  }
}
pdf.end()
await output
