/** Keys nobody has made before: of an intent to pay, of an anonymous cart line. Not secrets. */

let count = 0

/** Two hexadecimal digits a byte. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const sixteenBytes = (): Uint8Array => {
  const bytes = new Uint8Array(16)
  if (typeof crypto !== 'undefined' && typeof crypto.getRandomValues === 'function')
    return crypto.getRandomValues(bytes)
  // A mini-program has no crypto at hand. Time and a counter keep keys of one run apart, chance those of two phones.
  const now = Date.now()
  count = (count + 1) % 0x10000
  for (let index = 0; index < 6; index += 1) bytes[index] = Math.floor(now / 2 ** (8 * index)) % 256
  bytes[6] = count % 256
  bytes[7] = Math.floor(count / 256)
  for (let index = 8; index < 16; index += 1) bytes[index] = Math.floor(Math.random() * 256)
  return bytes
}

/** 32 hexadecimal digits. */
export const newKey = (): string => hex(sixteenBytes())
