import { cut, graphemes } from '@domain/graphemes'
import { maskedName } from '@domain/written'

const family = '👨‍👩‍👧'
const composed = 'e\u0301'

const withoutSegmenter = (work: () => void) => {
  const { Segmenter } = Intl
  try {
    Reflect.deleteProperty(Intl, 'Segmenter')
    work()
  } finally {
    Object.assign(Intl, { Segmenter })
  }
}
const both = (work: () => void) => {
  work()
  withoutSegmenter(work)
}

describe('signs of a text', () => {
  it('are told apart as a reader sees them, with and without the host’s own rules', () =>
    both(() => expect(graphemes(`李🇨🇳${family}${composed}𬭎👍🏽`)).toEqual(['李', '🇨🇳', family, composed, '𬭎', '👍🏽'])))

  it('are never cut in half, and what is left fits', () =>
    both(() => {
      expect(cut(`李${family}`, 3)).toBe('李')
      expect(cut('李🇨🇳', 2)).toBe('李')
      expect(cut(`ab${composed}`, 3)).toBe('ab')
      expect(cut('𬭎𬭎𬭎', 2)).toBe('𬭎𬭎')
      expect(cut('短', 5)).toBe('短')
    }))

  it('stand whole in a masked name', () => both(() => expect(maskedName('🇨🇳小明')).toBe('🇨🇳**')))
})
