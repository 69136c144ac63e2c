import qrcode from 'qrcode-generator'

/**
 * The dark fields of a QR code, row by row; plain ASCII goes in, as a link is. Level L: larger fields help a small code on
 * a screen more than spare ones do.
 */
export function qrFields(text: string): boolean[][] {
  const code = qrcode(0, 'L')
  code.addData(text, 'Byte')
  code.make()
  const count = code.getModuleCount()
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_cell, column) => code.isDark(row, column))
  )
}
