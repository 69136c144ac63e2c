/** The code of the official service account: a link as squares, with the brand's mark in its middle. */
import { correction, generate } from 'lean-qr/nano'
import { drawMark } from './marks'

export const SERVICE_CODE = 'service-code'
/** Reserved for examples, as the shop's address is: it opens the help of the shop. */
const LINK = 'https://shop.qihe.example/pagesC/policyService/policyService'

/** Fields that stay white around the code, without which no camera finds it. */
const QUIET = 4
/** The mark's share of the width: level H bears the loss of more than this. */
const MARK_SHARE = 0.2

export function drawServiceCode(): string {
  const code = generate(LINK, { minCorrectionLevel: correction.H })
  const count = code.size
  const size = count + QUIET * 2
  const fields = Array.from({ length: count }, (_, y) => y).flatMap((y) =>
    Array.from({ length: count }, (_, x) => (code.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))
  )
  const side = Math.round(count * MARK_SHARE)
  const from = (size - side) / 2
  const mark = (drawMark('brand') ?? '').replace(
    /^<svg [^>]*>/,
    `<svg x="${from}" y="${from}" width="${side}" height="${side}" viewBox="0 0 96 96">`
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="#fff"/>` +
    `<path d="${fields.join('')}" fill="#12264D" shape-rendering="crispEdges"/>` +
    `<rect x="${from - 0.6}" y="${from - 0.6}" width="${side + 1.2}" height="${side + 1.2}" fill="#fff"/>${mark}</svg>`
  )
}
