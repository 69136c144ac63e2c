const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function arrayBufferToBase64(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer)
  let text = ''
  for (let offset = 0; offset < bytes.length; offset += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(offset, offset + 3)
    const remaining = bytes.length - offset
    text += letters.charAt(a >> 2) + letters.charAt(((a & 3) << 4) | (b >> 4))
    text += remaining > 1 ? letters.charAt(((b & 15) << 2) | (c >> 6)) : '='
    text += remaining > 2 ? letters.charAt(c & 63) : '='
  }
  return text
}

export function base64ToArrayBuffer(text: string): ArrayBuffer {
  const clean = text.replace(/[^A-Za-z0-9+/]/g, '')
  const bytes = new Uint8Array(Math.floor((clean.length * 3) / 4))
  for (let offset = 0, out = 0; offset < clean.length; offset += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = [...clean.slice(offset, offset + 4)].map((letter) => letters.indexOf(letter))
    const word = (a << 18) | (b << 12) | (c << 6) | d
    for (const shift of [16, 8, 0]) if (out < bytes.length) bytes[out++] = (word >> shift) & 255
  }
  return bytes.buffer
}
