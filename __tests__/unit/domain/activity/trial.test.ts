import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import {
  drawnAct,
  holdsPiece,
  isFullReport,
  TRIAL_ACTS,
  TRIAL_ENTRY_STATES,
  tidyReason,
  trialAfter,
  trialState,
  WAITING_EACH,
  type TrialAct,
  type TrialEntryState
} from '@domain/activity/trial'
import { hmacSha256, sha256 } from '@domain/activity/sha256'
import { drawFault, drawnOrder, inOrder, listHashOf, placesOf, sortedTickets } from '@domain/activity/trialDraw'

const digests = { sha256, hmacSha256 }

describe('digests', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad']
  ])('of %j are those of the standard', (text, digest) => expect(sha256(text)).toBe(digest))

  it('are those of Node for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
      }),
      { numRuns: 1500 }
    )
  })

  it('are those of Node for every length around a block, and for half of a pair', () => {
    const texts = [
      ...Array.from({ length: 200 }, (_, index) => 'q'.repeat(index)),
      ...Array.from({ length: 70 }, (_, index) => '栖'.repeat(index)),
      '\ud83d',
      'a\udc00b',
      '👩‍👩‍👧‍👦'.repeat(20)
    ]
    for (const text of texts) expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('with a key are those of Node, also where the key is longer than a block', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 160 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (key, text) => {
          expect(hmacSha256(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'))
        }
      ),
      { numRuns: 800 }
    )
  })
})

describe('a draw', () => {
  const tickets = fc.uniqueArray(fc.stringMatching(/^tk_[a-z0-9]{4}$/), { minLength: 1, maxLength: 40 })
  const drawOf = (seed: string, list: string[]) => {
    const listHash = listHashOf(list, digests)
    const ranked = drawnOrder(seed, listHash, list, digests)
    return { seed, seedHash: sha256(seed), listHash, tickets: sortedTickets(list), ranked }
  }

  it('is the same for a list in any order, and gives everybody one place', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), tickets, (seed, list) => {
        const draw = drawOf(seed, list)
        expect(drawOf(seed, [...list].reverse())).toEqual(draw)
        expect([...draw.ranked].sort()).toEqual([...list].sort())
        expect(drawFault(draw, digests)).toBeUndefined()
      }),
      { numRuns: 60 }
    )
  })

  it('is the same in slices', () => {
    const list = Array.from({ length: 25 }, (_, index) => `tk_${index}`)
    const { seed, listHash, ranked } = drawOf('seed', list)
    const slices = [list.slice(0, 9), list.slice(9, 20), list.slice(20)]
    expect(inOrder(slices.flatMap((slice) => placesOf(seed, listHash, slice, digests)))).toEqual(ranked)
  })

  const honest = drawOf('seed', ['tk_a', 'tk_b', 'tk_c', 'tk_d'])
  it.each([
    ['another seed', { seed: 'other' }, 'SEED'],
    ['a ticket more', { tickets: [...honest.tickets, 'tk_e'] }, 'LIST'],
    ['a ticket less', { tickets: honest.tickets.slice(1) }, 'LIST'],
    ['two places changed', { ranked: [...honest.ranked].reverse() }, 'ORDER'],
    ['places that are not told', { ranked: honest.ranked.slice(0, 2) }, 'ORDER']
  ])('with %s is found out', (_, change, fault) => expect(drawFault({ ...honest, ...change }, digests)).toBe(fault))

  it('gives each piece a winner and each of them who wait', () => {
    const acts = Array.from({ length: 10 }, (_, index) => drawnAct(index + 1, 2))
    expect(acts.filter((act) => act === 'WIN')).toHaveLength(2)
    expect(acts.filter((act) => act === 'QUEUE')).toHaveLength(2 * WAITING_EACH)
    expect(acts.slice(0, 2)).toEqual(['WIN', 'WIN'])
    expect(acts.at(-1)).toBe('MISS')
  })
})

describe('an entry', () => {
  /** The row, written apart from the table: from where to where, and who may. */
  const model = (state: TrialEntryState, act: TrialAct): TrialEntryState | undefined => {
    if (act === 'EDIT') return state === 'APPLIED' ? 'APPLIED' : undefined
    if (act === 'WIN' || act === 'QUEUE' || act === 'MISS') {
      if (state !== 'APPLIED') return undefined
      return act === 'WIN' ? 'DRAWN' : act === 'QUEUE' ? 'WAITING' : 'MISSED'
    }
    if (act === 'MOVE_UP' || act === 'END')
      return state !== 'WAITING' ? undefined : act === 'MOVE_UP' ? 'DRAWN' : 'MISSED'
    if (act === 'CONFIRM' || act === 'LAPSE')
      return state !== 'DRAWN' ? undefined : act === 'CONFIRM' ? 'CONFIRMED' : 'LAPSED'
    if (act === 'BAN') return state === 'DRAWN' || state === 'WAITING' ? 'MISSED' : undefined
    if (act === 'SEND') return state === 'CONFIRMED' ? 'SENT' : undefined
    return state === 'SENT' || state === 'REPORTED' ? 'REPORTED' : undefined
  }

  it('goes the way of its model in 10,000 random histories', () => {
    const acts = fc.array(fc.constantFrom(...TRIAL_ACTS), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(acts, (history) => {
        let state: TrialEntryState = 'APPLIED'
        const wrong = history.filter((act) => {
          const from = state
          const next = trialAfter(from, act)
          state = next ?? from
          // who has missed or let a piece go never holds one again
          return next !== model(from, act) || ((from === 'MISSED' || from === 'LAPSED') && next !== undefined)
        })
        return wrong.length === 0
      }),
      { numRuns: 10_000 }
    )
  })

  it('holds a piece from the draw on until it lapses', () =>
    expect(TRIAL_ENTRY_STATES.filter(holdsPiece)).toEqual(['DRAWN', 'CONFIRMED', 'SENT', 'REPORTED']))
})

describe('the texts of a trial', () => {
  it.each([
    ['  家里有两只猫，想看看扫不扫得净  ', { text: '家里有两只猫，想看看扫不扫得净' }],
    ['想要', { problem: 'TOO_SHORT' }],
    [`${'👨‍👩‍👧'.repeat(10)}`, { text: '👨‍👩‍👧'.repeat(10) }],
    ['猫'.repeat(201), { problem: 'TOO_LONG' }]
  ])('a reason %#', (text, tidy) => expect(tidyReason(text)).toEqual(tidy))

  it.each([
    ['字'.repeat(50), 1, true],
    ['字'.repeat(49), 1, false],
    ['字'.repeat(50), 0, false]
  ])('a report %#', (text, pictures, full) => expect(isFullReport(text, pictures)).toBe(full))
})

describe('how far a trial is', () => {
  const times = { startAt: 100, closeAt: 200, closed: false, drawn: false, ended: false }
  it.each([
    [99, {}, 'COMING'],
    [100, {}, 'OPEN'],
    [199, {}, 'OPEN'],
    // nothing has closed it yet, and nobody applies any more
    [200, {}, 'CLOSED'],
    [150, { closed: true }, 'CLOSED'],
    [300, { closed: true, drawn: true }, 'DRAWN'],
    [300, { closed: true, drawn: true, ended: true }, 'OVER']
  ] as const)('at %i with %j', (now, change, state) => expect(trialState({ ...times, ...change }, now)).toBe(state))
})
