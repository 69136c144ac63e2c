/** How a paper of a shop is drawn: its scan, or what stands on it, and the watermark over all of it. */
import sharp, { type OverlayOptions } from 'sharp'
import { drawLettering, type Lettering } from '../../core/identity/lettering'
import { say, type Locale } from '../../core/words'
import type { LicenceRecord } from './storeLicence'

/** px */
const WIDTH = 900
const HEIGHT = 1220
const INK = '#2b2419'
const GREY = '#6b5f4a'

const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="#e6cf94"/><stop offset=".5" stop-color="#c9a75a"/><stop offset="1" stop-color="#e6cf94"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdf9ee"/>
<rect x="30" y="30" width="840" height="1160" fill="none" stroke="url(#g)" stroke-width="14"/>
<rect x="48" y="48" width="804" height="1124" fill="none" stroke="#d9be7c" stroke-width="2"/>
${Array.from({ length: 9 }, (_, index) => `<path d="M60 ${140 + index * 120}c130 -34 260 34 390 0s260 -34 390 0" fill="none" stroke="#efe3c4" stroke-width="3"/>`).join('')}
<circle cx="450" cy="146" r="52" fill="#c9302c" stroke="#e0a83a" stroke-width="9"/>
<path d="M450 176V136" stroke="#ffe4a8" stroke-width="5" stroke-linecap="round"/>
<path d="M450 138c-8-5-8-13 0-20c8 7 8 15 0 20ZM447 154c-11 1-17-5-18-15c10 0 17 5 18 15ZM453 154c11 1 17-5 18-15c-10 0-17 5-18 15Z" fill="#ffe4a8"/>
<circle cx="690" cy="1010" r="86" fill="none" stroke="#d93a2b" stroke-opacity=".8" stroke-width="6"/>
<path d="m690 962 12 34 36 1-29 22 11 35-30-21-30 21 11-35-29-22 36-1z" fill="#d93a2b" fill-opacity=".8"/>
</svg>`

async function textAt(
  words: string,
  left: number,
  top: number,
  how: Lettering
): Promise<OverlayOptions & { bottom: number }> {
  const { input, height } = await drawLettering(words, how)
  return { input, left, top, bottom: top + height }
}

async function textInMiddle(words: string, top: number, how: Lettering): Promise<OverlayOptions> {
  const { input, width } = await drawLettering(words, how)
  return { input, left: Math.max(60, Math.round((WIDTH - width) / 2)), top }
}

/** A paper that was never scanned: what stands on it, line by line. */
async function write(
  { title, credit_code: code, lines }: Omit<LicenceRecord, 'bytes'>,
  locale: Locale
): Promise<Buffer> {
  const parts: OverlayOptions[] = [
    await textInMiddle(say(locale, title), 222, { size: locale === 'en-US' ? 44 : 62, colour: INK, weight: 'bold' }),
    await textInMiddle(code, 318, { size: 24, colour: GREY })
  ]
  let top = 396
  for (const { name, value } of lines) {
    if (top > 1040) break
    parts.push(await textAt(say(locale, name), 110, top, { size: 26, colour: GREY, width: 190 }))
    const text = await textAt(say(locale, value), 310, top, { size: 26, colour: INK, width: 480 })
    parts.push(text)
    top = Math.max(top + 74, text.bottom + 40)
  }
  return sharp(Buffer.from(FRAME))
    .composite(parts.map(({ input, left, top: y }) => ({ input, left, top: y })))
    .png()
    .toBuffer()
}

/** px between two marks of a row, and between rows. */
const GAP = { across: 40, down: 150 }

/** The words again and again, at a slant, over a picture of these measures. */
async function watermark(words: string, of: { width: number; height: number }): Promise<OverlayOptions[]> {
  const { input } = await drawLettering(words, { size: 24, colour: '#1f4e99', alpha: 32 })
  const { data, info } = await sharp(input)
    .rotate(-24, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize(of.width, of.height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const step = info.width + GAP.across
  const rows = Math.ceil(of.height / GAP.down)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil(of.width / step) + 1 }, (_each, index) => ({
      input: data,
      left: Math.round(index * step) - 60,
      top: row * GAP.down - 60
    }))
  ).flat()
}

/** A paper with the mark over all of it, as PNG. */
export async function drawLicence(paper: LicenceRecord, mark: string, locale: Locale): Promise<Buffer> {
  const ground = paper.bytes ?? (await write(paper, locale))
  const { data, info } = await sharp(ground)
    .resize(WIDTH, HEIGHT, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return sharp(data)
    .composite(await watermark(mark, info))
    .png()
    .toBuffer()
}
