import fc from 'fast-check'
import { readAnswers, refusalLasts, templatesFor, withRefused, type Moment } from '@/features/moment/rules'

const names = [
  'seckill',
  'afterrefuse',
  'refundSuccess',
  'paymentSuccess',
  'orderDelivery',
  'orderStatus',
  'orderCancell'
] as const
const ids = Object.fromEntries(names.map((name) => [name, `id-${name}`]))
const moments: Moment[] = ['ORDER', 'CANCEL_PAID', 'CANCEL_UNPAID', 'SECKILL', 'AFTER_SALES']
const now = 1_795_000_000_000

test.each([
  ['ORDER', ['paymentSuccess', 'orderDelivery', 'orderStatus']],
  ['CANCEL_PAID', ['refundSuccess', 'orderCancell']],
  ['CANCEL_UNPAID', ['orderCancell']],
  ['SECKILL', ['seckill']],
  ['AFTER_SALES', ['afterrefuse', 'refundSuccess', 'orderStatus']]
] as const)('%s asks for what follows it', (moment, templates) => {
  expect(templatesFor(moment, ids, {}, now)).toEqual(templates)
})

test('every template of the specification has a tap that asks for it', () => {
  const templates = moments.flatMap((moment) => templatesFor(moment, ids, {}, now))
  expect(new Set(templates)).toEqual(new Set(names))
})

test('a template without an id is not requested, nor two of one id', () => {
  const { orderDelivery: _, ...rest } = ids
  expect(templatesFor('ORDER', rest, {}, now)).toEqual(['paymentSuccess', 'orderStatus'])
  expect(templatesFor('ORDER', {}, {}, now)).toEqual([])
  expect(templatesFor('ORDER', { ...ids, orderStatus: 'id-orderDelivery' }, {}, now)).toEqual([
    'paymentSuccess',
    'orderDelivery'
  ])
})

test('a refused template is not requested again for a week; a refusal of the future is a wrong clock', () => {
  const templatesAfter = (time: number) => templatesFor('CANCEL_UNPAID', ids, { orderCancell: time }, now)
  expect(templatesAfter(now)).toEqual([])
  expect(templatesAfter(now - refusalLasts + 1)).toEqual([])
  expect(templatesAfter(now - refusalLasts)).toEqual(['orderCancell'])
  expect(templatesAfter(now + 1)).toEqual(['orderCancell'])
})

test('a reminder is requested whenever somebody wishes for it', () => {
  expect(templatesFor('SECKILL', ids, { seckill: now }, now)).toEqual(['seckill'])
})

test('at most three at once, never one refused lately, with any configuration and memory', () => {
  const record = <T>(value: fc.Arbitrary<T>) => fc.dictionary(fc.constantFrom(...names), value)
  fc.assert(
    fc.property(
      fc.constantFrom(...moments),
      record(fc.constantFrom('a', 'b', 'c', 'd')),
      record(fc.integer({ min: now - 2 * refusalLasts, max: now })),
      (moment, templateIds, refusals) => {
        const templates = templatesFor(moment, templateIds, refusals, now)
        expect(templates.length).toBeLessThanOrEqual(3)
        expect(new Set(templates.map((name) => templateIds[name])).size).toBe(templates.length)
        if (moment === 'SECKILL') return
        for (const name of templates) expect(now - (refusals[name] ?? 0)).toBeGreaterThanOrEqual(refusalLasts)
      }
    )
  )
})

test('answers are read by id; a word nobody knows is neither yes nor no', () => {
  const templates = ['paymentSuccess', 'orderDelivery', 'orderStatus'] as const
  const answers = {
    'id-paymentSuccess': 'acceptWithAudio',
    'id-orderDelivery': 'reject',
    'id-orderStatus': 'filter',
    'id-seckill': 'accept',
    errMsg: 'requestSubscribeMessage:ok'
  }
  expect(readAnswers(templates, ids, answers)).toEqual({ allowed: ['paymentSuccess'], refused: ['orderDelivery'] })
  expect(readAnswers(templates, ids, { 'id-orderStatus': 'ban' })).toEqual({ allowed: [], refused: ['orderStatus'] })
})

test('the memory of refusals lets go of what is over', () => {
  const old = { seckill: now - refusalLasts, orderStatus: now - 1 }
  expect(withRefused(old, ['orderCancell'], now)).toEqual({ orderStatus: now - 1, orderCancell: now })
})
