import { configureCalls, matchesContract, MalformedReplyError } from '@/api'
import { call } from '@/api/call'
import { matchesShape, learnShapes } from '@/api/matchesShape'
import { fakeGateway, reply } from '../../support/gateway'

const shape = {
  name: 's',
  'code?': 'c',
  'swatch?': 'h',
  count: 'i',
  'note?': 's',
  rows: [{ on: 'b' }],
  best: ['?', { fen: 'i' }]
} as const
const sound = { name: 'a', count: 1, rows: [{ on: true }], best: { fen: 1 } }

it.each([
  ['as promised', sound],
  ['an optional part', { ...sound, note: 'x' }],
  ['a code', { ...sound, code: 'RICE-4L_1' }],
  ['a colour', { ...sound, swatch: '#f4f6f9' }],
  ['no row, nothing best', { ...sound, rows: [], best: null }],
  ['parts this app does not know', { ...sound, more: [1] }]
])('takes %s', (_, value) => {
  expect(matchesShape(shape, value)).toBe(true)
})

it.each([
  ['null', null],
  ['a list for a record', [sound]],
  ['a missing part', { ...sound, name: undefined }],
  ['a number for a text', { ...sound, name: 7 }],
  ['no code', { ...sound, code: '' }],
  ['a path for a code', { ...sound, code: '../../x' }],
  ['a code of two lines', { ...sound, code: 'a\n' }],
  ['a name for a colour', { ...sound, swatch: 'white' }],
  ['an address in a colour', { ...sound, swatch: 'url(//x.example/a)' }],
  ['a colour of two lines', { ...sound, swatch: '#f4f6f9\n' }],
  ['half a piece', { ...sound, count: 0.5 }],
  ['a text for a number', { ...sound, count: '1' }],
  ['an optional part of another type', { ...sound, note: null }],
  ['null for a list', { ...sound, rows: null }],
  ['a record for a list', { ...sound, rows: { 0: { on: true }, length: 1 } }],
  ['one unfit row among many', { ...sound, rows: [{ on: true }, { on: 'yes' }] }],
  ['a part that only the prototype has', Object.create(sound)]
])('refuses %s', (_, value) => {
  expect(matchesShape(shape, value)).toBe(false)
})

it('knows a dictionary by its values', () => {
  expect(matchesShape({ '*': 's' }, { a: 'x', b: 'y' })).toBe(true)
  expect(matchesShape({ '*': 's' }, { a: 'x', b: 1 })).toBe(false)
})

describe('a call', () => {
  const submit = async () => {
    const gateway = fakeGateway()
    gateway.on('/o2cht/v1/order-settlements/submit', reply({ orderCodes: null, payFen: 1, payBefore: 1 }))
    configureCalls({ matchesContract })
    const request = { body: { settlementId: 'S1', expectedPayFen: 1 }, idempotencyKey: 'k' }
    return call('POST /o2cht/v1/order-settlements/submit', request).catch((error: unknown) => error)
  }
  afterEach(() => configureCalls({}))

  it('of an unknown shape is refused: nothing goes unchecked', async () => {
    expect(await submit()).toBeInstanceOf(TypeError)
  })

  it('with a reply of another shape got a malformed one: a write may have taken effect', async () => {
    learnShapes({ 'POST /o2cht/v1/order-settlements/submit': { orderCodes: ['c'], payFen: 'i', payBefore: 'i' } })
    const failure = await submit()
    expect(failure).toBeInstanceOf(MalformedReplyError)
    expect(failure).toMatchObject({ fateUnknown: true })
  })
})
