import { meaningOf, type Arrival, type ArrivalMeaning } from '@/features/launch/rules'

describe('the meaning of an arrival', () => {
  test.each<[string, Arrival, ArrivalMeaning]>([
    ['a scan has a code', { scene: 1011, query: { q: 'x' } }, { q: 'x', fromShare: false, singlePage: false }],
    [
      'so has a code out of a picture',
      { scene: 1012, query: { q: 'x' } },
      { q: 'x', fromShare: false, singlePage: false }
    ],
    [
      'and out of a picture of the album, such as a saved poster',
      { scene: 1013, query: { q: 'x', timelineFlag: '1' } },
      { q: 'x', fromShare: false, singlePage: false }
    ],
    ['a scan without a code is ordinary', { scene: 1011, query: {} }, { fromShare: false, singlePage: false }],
    ['a code that is no text is none', { scene: 1011, query: { q: 7 } }, { fromShare: false, singlePage: false }],
    ['a code without a scan is none', { scene: 1001, query: { q: 'x' } }, { fromShare: false, singlePage: false }],
    ['a card from a chat', { scene: 1007, query: {} }, { fromShare: true, singlePage: false }],
    ['a card from a group', { scene: 1008, query: {} }, { fromShare: true, singlePage: false }],
    ['the timeline, as a single page', { scene: 1154, query: {} }, { fromShare: true, singlePage: true }],
    ['the timeline, opened whole', { scene: 1155, query: {} }, { fromShare: true, singlePage: false }],
    [
      'another scene with the flag',
      { scene: 1001, query: { timelineFlag: '1' } },
      { fromShare: true, singlePage: false }
    ],
    [
      'the flag with another value',
      { scene: 1001, query: { timelineFlag: '0' } },
      { fromShare: false, singlePage: false }
    ],
    [
      'a scan with the flag',
      { scene: 1011, query: { q: 'x', timelineFlag: '1' } },
      { q: 'x', fromShare: false, singlePage: false }
    ],
    ['nothing at all', {}, { fromShare: false, singlePage: false }]
  ])('%s', (_, arrival, meaning) => expect(meaningOf(arrival)).toEqual(meaning))
})
