import qrcode from 'qrcode-generator'

/** The dark fields of a QR code, row by row; plain ASCII goes in, as a link is. Correction level M stands a bent screen. */
export function qrFields(text: string): boolean[][] {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const count = code.getModuleCount()
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_cell, column) => code.isDark(row, column))
  )
}
