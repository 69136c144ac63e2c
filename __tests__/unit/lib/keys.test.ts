import { newKey } from '@/lib/keys'

const original = Object.getOwnPropertyDescriptor(globalThis, 'crypto')

afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'crypto', original)
})

describe.each(['with crypto', 'without crypto, as in a mini-program'])('keys %s', (host) => {
  beforeEach(() => {
    if (host !== 'with crypto') Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true })
  })

  it('are 32 hexadecimal digits and never the same', () => {
    const keys = Array.from({ length: 5000 }, newKey)
    expect(new Set(keys).size).toBe(5000)
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
  })
})

it('keys of one moment differ even where chance fails', () => {
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true })
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
  expect(new Set(Array.from({ length: 1000 }, newKey)).size).toBe(1000)
})
