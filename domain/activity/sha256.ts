/** SHA-256 and HMAC-SHA-256 of text, for hosts that bring none. Pure. */

/** The first 32 bits of the fractional parts of roots of the first primes. */
function primes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  return primes
}
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)))

const BLOCK = 64

/** UTF-8; half of a pair becomes what an encoder makes of it. */
function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const sign of text) {
    const read = sign.codePointAt(0) ?? 0
    const point = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63))
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    else bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
  }
  return bytes
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Takes one block of sixteen words into the state. */
function take(state: number[], block: readonly number[]): void {
  const words = [...block]
  for (let index = 16; index < 64; index += 1) {
    const [early = 0, late = 0] = [words[index - 15], words[index - 2]]
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[index] = ((words[index - 16] ?? 0) + low + (words[index - 7] ?? 0) + high) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < 64; round += 1) {
    const mix = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + mix + choice + (ROUNDS[round] ?? 0) + (words[round] ?? 0)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = ((state[index] ?? 0) + word) | 0
}

function digest(bytes: readonly number[]): number[] {
  const padding = [...bytes, 0x80]
  while (padding.length % BLOCK !== BLOCK - 8) padding.push(0)
  const bits = bytes.length * 8
  for (const word of [Math.floor(bits / 2 ** 32), bits | 0])
    padding.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255)
  const state = [...START]
  for (let from = 0; from < padding.length; from += BLOCK) {
    const block: number[] = []
    for (let offset = from; offset < from + BLOCK; offset += 4)
      block.push(
        ((padding[offset] ?? 0) << 24) |
          ((padding[offset + 1] ?? 0) << 16) |
          ((padding[offset + 2] ?? 0) << 8) |
          (padding[offset + 3] ?? 0)
      )
    take(state, block)
  }
  return state.flatMap((word) => [(word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255])
}

const hex = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the SHA-256 of a text in UTF-8, 64 hexadecimal digits. */
export const sha256 = (text: string): string => hex(digest(utf8(text)))

/** Returns the HMAC-SHA-256 of a text under a key, 64 hexadecimal digits. */
export function hmacSha256(key: string, text: string): string {
  const own = utf8(key)
  const short = own.length > BLOCK ? digest(own) : own
  const block = Array.from({ length: BLOCK }, (_, index) => short[index] ?? 0)
  const inner = digest([...block.map((byte) => byte ^ 0x36), ...utf8(text)])
  return hex(digest([...block.map((byte) => byte ^ 0x5c), ...inner]))
}
