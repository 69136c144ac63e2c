import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerKeepsMs, mayAskAgain, sameAs, type Excuse, type Happening } from '../../simulator/crawl/asked'
import { createLedger, type AskedCall, type Ledger } from '../../simulator/crawl/ledger'

describe('a page may ask for what it has been answered', () => {
  const first = { id: 1, screen: 7, time: 1000 }
  const cases: [string, Happening[], number, Excuse | undefined][] = [
    ['not when nothing happened', [], 10, undefined],
    ['not because it was answered', [{ kind: 'answered', id: 1 }], 10, undefined],
    ['not because it asked for other things', [{ kind: 'asked', id: 2 }], 10, undefined],
    ['after anybody wrote', [{ kind: 'answered', id: 1 }, { kind: 'written' }], 10, 'written'],
    ['after the shopper refreshed it', [{ kind: 'refreshed', screen: 7 }], 10, 'refreshed'],
    ['not after another page was refreshed', [{ kind: 'refreshed', screen: 8 }], 10, undefined],
    [
      'after it was shown again',
      [
        { kind: 'shown', screen: 8 },
        { kind: 'shown', screen: 7 }
      ],
      10,
      'shown'
    ],
    ['after another language was chosen', [{ kind: 'translated' }], 10, 'translated'],
    ['not after another page was shown', [{ kind: 'shown', screen: 8 }], 10, undefined],
    ['after it got no answer', [{ kind: 'failed', id: 1 }], 10, 'failed'],
    ['not after something else got none', [{ kind: 'failed', id: 2 }], 10, undefined],
    ['not just before the answer is old', [], answerKeepsMs - 1, undefined],
    ['once the answer is old', [], answerKeepsMs, 'old']
  ]
  for (const [name, since, later, excuse] of cases)
    it(name, () => assert.equal(mayAskAgain(first, since, { id: 9, screen: 7, time: first.time + later }), excuse))

  it('which is the same by its address, its shopper and its language, not by the time that defeats caches', () => {
    const get = (url: string, headers: Record<string, string> = {}) => sameAs({ url, headers })
    assert.equal(get('http://one.example/a?b=1&_t=1'), get('http://one.example/a?b=1&_t=2'))
    assert.notEqual(get('http://one.example/a?b=1'), get('http://one.example/a?b=2'))
    assert.equal(get('/a', { Authorization: 'x' }), get('/a', { authorization: 'x' }))
    assert.notEqual(get('/a', { authorization: 'x' }), get('/a', { authorization: 'y' }))
    assert.notEqual(get('/a', { 'x-lang': 'zh-CN' }), get('/a', { 'x-lang': 'en-US' }))
  })
})

describe("the ledger's GETs", () => {
  let id = 0
  const ask = (ledger: Ledger, url: string, more: Partial<AskedCall> = {}) => {
    const call = { id: (id += 1), method: 'GET', url, headers: {}, screen: 1, time: 0, ...more }
    ledger.request(call)
    return { ...call, answer: (status = 200) => ledger.reply({ ...call, status }) }
  }
  const fault = 'asked again after two: GET /a, held since one'
  /** Asks for one thing by two acts, with something between. */
  const twice = (between: (ledger: Ledger) => void, url = '/a') => {
    const ledger = createLedger()
    ledger.begin('one')
    ask(ledger, url).answer()
    between(ledger)
    ledger.begin('two')
    ask(ledger, url)
    return ledger.broken()
  }

  it('are held over the acts of a page, and named with both', () => {
    assert.deepEqual(
      twice(() => undefined),
      [fault]
    )
    assert.deepEqual(
      twice((ledger) => void ask(ledger, '/b').answer()),
      [fault]
    )
  })

  it('are let go by a write, sent or answered', () => {
    assert.deepEqual(
      twice((ledger) => void ask(ledger, '/w', { method: 'POST' })),
      []
    )
    const ledger = createLedger()
    const write = ask(ledger, '/w', { method: 'POST' })
    ledger.begin('one')
    ask(ledger, '/a').answer()
    write.answer()
    ledger.begin('two')
    ask(ledger, '/a')
    assert.deepEqual(ledger.broken(), [])
  })

  it('are let go by a refresh, by coming back, by an error', () => {
    const ledger = createLedger()
    ask(ledger, '/a')
    ledger.begin('a pull', 1)
    ask(ledger, '/a').answer(500)
    ledger.begin('again')
    ask(ledger, '/a').answer()
    ledger.shown(2)
    ledger.shown(1)
    ledger.begin('back')
    ask(ledger, '/a')
    assert.deepEqual(ledger.broken(), [])
    ledger.begin('more')
    ask(ledger, '/a')
    assert.deepEqual(ledger.broken(), ['asked again after more: GET /a, held since back'])
  })

  it('are let go by another language, not by what says none', () => {
    const ledger = createLedger()
    const speak = (act: string, language?: string) => {
      ledger.begin(act)
      ask(ledger, '/a', { headers: language === undefined ? {} : { 'x-lang': language } })
      return ledger.broken()
    }
    assert.deepEqual([...speak('one', 'zh'), ...speak('two', 'en'), ...speak('three', 'zh'), ...speak('four')], [])
    assert.deepEqual(speak('five', 'zh'), ['asked again after five: GET /a, held since three'])
  })

  it('are those of each page by itself', () => {
    const ledger = createLedger()
    ask(ledger, '/a')
    ledger.begin('another')
    ask(ledger, '/a', { screen: 2 })
    assert.deepEqual(ledger.broken(), [])
  })

  it('of the site are those of the page that a jump leads to', () => {
    const site = '/storage/bbccms/pages/P.json'
    assert.deepEqual(
      twice(() => undefined, site),
      [`asked again after two: GET ${site}, held since one`]
    )
    const ledger = createLedger()
    ledger.begin('one')
    for (const url of [site, '/a']) ask(ledger, url).answer()
    ledger.begin('two')
    for (const url of [site, '/a']) ask(ledger, url)
    ledger.shown(2)
    assert.deepEqual(ledger.broken(), [fault])
  })

  it('are never right twice in one act', () => {
    const ledger = createLedger()
    ledger.begin('one')
    ask(ledger, '/a').answer()
    ask(ledger, '/w', { method: 'POST' }).answer()
    ask(ledger, '/a')
    assert.deepEqual(ledger.broken(), ['asked twice after one: GET /a'])
  })
})
