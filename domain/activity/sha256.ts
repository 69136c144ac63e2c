/** SHA-256 and HMAC-SHA-256 of text, for hosts that bring none. Pure. */

/** The first 32 bits of the fractional parts of roots of the first primes. */
function primes(count: number): number[] {
  const found: number[] = []
  for (let one = 2; found.length < count; one += 1) if (found.every((prime) => one % prime !== 0)) found.push(one)
  return found
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
  for (let at = 16; at < 64; at += 1) {
    const [early = 0, late = 0] = [words[at - 15], words[at - 2]]
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[at] = ((words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at += 1) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + mixed + chosen + (ROUNDS[at] ?? 0) + (words[at] ?? 0)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = ((state[at] ?? 0) + word) | 0
}

function digest(bytes: readonly number[]): number[] {
  const padded = [...bytes, 0x80]
  while (padded.length % BLOCK !== BLOCK - 8) padded.push(0)
  const bits = bytes.length * 8
  for (const word of [Math.floor(bits / 2 ** 32), bits | 0])
    padded.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255)
  const state = [...START]
  for (let from = 0; from < padded.length; from += BLOCK) {
    const block: number[] = []
    for (let at = from; at < from + BLOCK; at += 4)
      block.push(
        ((padded[at] ?? 0) << 24) | ((padded[at + 1] ?? 0) << 16) | ((padded[at + 2] ?? 0) << 8) | (padded[at + 3] ?? 0)
      )
    take(state, block)
  }
  return state.flatMap((word) => [(word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255])
}

const hex = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = (text: string): string => hex(digest(utf8(text)))

export function hmacSha256(key: string, text: string): string {
  const own = utf8(key)
  const short = own.length > BLOCK ? digest(own) : own
  const padded = Array.from({ length: BLOCK }, (_, at) => short[at] ?? 0)
  const inner = digest([...padded.map((byte) => byte ^ 0x36), ...utf8(text)])
  return hex(digest([...padded.map((byte) => byte ^ 0x5c), ...inner]))
}
