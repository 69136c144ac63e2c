import { generate } from 'lean-qr/nano'

/**
 * The dark fields of a QR code, row by row; plain ASCII goes in, as a link is. Level L, or what more fits into as many fields:
 * larger ones help a small code on a screen more than spare ones do.
 */
export function qrFields(text: string): boolean[][] {
  const code = generate(text)
  const places = Array.from({ length: code.size }, (_, index) => index)
  return places.map((y) => places.map((x) => code.get(x, y)))
}
