import { cut, cutPoints, fits, graphemes, lengthOf, shorten } from '@domain/graphemes'
import { tidyNickname } from '@domain/people/profile'
import { maskedName } from '@domain/written'

const family = '👨‍👩‍👧'
const composition = 'e\u0301'

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
  it('are counted as a reader sees them, with and without the host’s own rules', () =>
    both(() =>
      expect(graphemes(`李🇨🇳${family}${composition}𬭎👍🏽`)).toEqual(['李', '🇨🇳', family, composition, '𬭎', '👍🏽'])
    ))

  it('are never cut in half, and the rest fits', () =>
    both(() => {
      expect(cut(`李${family}`, 2)).toBe(`李${family}`)
      expect(cut(`李${family}明`, 2)).toBe(`李${family}`)
      expect(cut(`ab${composition}`, 2)).toBe('ab')
      expect(cut('𬭎𬭎𬭎', 2)).toBe('𬭎𬭎')
      expect(shorten(`李${family}明`, 2)).toBe('李…')
      expect(shorten(`李${family}`, 2)).toBe(`李${family}`)
      expect(cut('短', 5)).toBe('短')
    }))

  it('are cut by code points for a platform that counts those, and stay whole then too', () =>
    both(() => {
      expect(cutPoints(`李${family}`, 3)).toBe('李')
      expect(cutPoints('李🇨🇳', 2)).toBe('李')
      expect(cutPoints('𬭎𬭎𬭎', 2)).toBe('𬭎𬭎')
    }))

  it('are counted once each in every limit, however many code points they have', () =>
    both(() => {
      expect(lengthOf(`${family}🇨🇳${composition}`)).toBe(3)
      expect(tidyNickname('🇨🇳'.repeat(20))).toBe('🇨🇳'.repeat(20))
      expect(tidyNickname('🇨🇳'.repeat(21))).toBeUndefined()
    }))

  it('are no way around a limit: a heap of marks is too long', () =>
    both(() => {
      const heap = `e${'\u0301'.repeat(30)}`
      expect(fits(heap, 2)).toBe(false)
      expect(cut(`a${heap}`, 2)).toBe('a')
    }))

  it('stand whole in a masked name', () => both(() => expect(maskedName('🇨🇳小明')).toBe('🇨🇳**')))
})
