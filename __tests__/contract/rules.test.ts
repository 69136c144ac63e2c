/** What a field may hold, by itself: the tests of bad input take their cases from the contract, so it has to say the right thing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TSchema } from 'typebox'
import Schema from 'typebox/schema'
import { contract } from '../../contract'
import { Code, Fen, Millis, Page, Phone, PlatformCode, Quantity, RegionCode, Size } from '../../contract/shared'
import { encodeParams } from '../../src/routes/params'
import { mobileNumbers, noMobileNumbers } from '../support/phones'

/** Each field of a body, with its schema. */
const fields = Object.entries(contract).flatMap(([key, { body }]) =>
  Object.entries((body as { properties?: Record<string, TSchema> }).properties ?? {}).map(
    ([name, schema]) => [`${key} ${name}`, name, schema] as const
  )
)
const captcha = fields.find(([, name]) => name === 'captcha')?.[2]

/** Name → schema, what it takes, what it refuses. */
const rules: Record<string, [TSchema | undefined, unknown[], unknown[]]> = {
  'a phone (spec 5)': [Phone, [...mobileNumbers], [...noMobileNumbers, 1]],
  'a code by SMS': [captcha, ['000000', '123456'], ['', '12345', '1234567', '12345a', '１２３４５６', 123456]],
  'a code of the trade': [
    Code,
    ['A', 'a-b_9', 'x'.repeat(64)],
    ['', 'x'.repeat(65), 'a b', '../a', 'a/b', '<b>', "a'", '码', 'a\n', 7, null]
  ],
  'a code of the platform': [PlatformCode, ['a.b_c~d-9', 'x'.repeat(128)], ['', 'x'.repeat(129), 'a b', 'a/b', '<']],
  'a quantity': [Quantity, [1, 2, 99_999], [0, -1, 1.5, 100_000, '1', null, NaN, Infinity]],
  'a region': [RegionCode, ['440606'], ['', '44060', '4406060', '44060a', 440606]],
  'an amount': [Fen, [0, 1, 9_999_999_999], [-1, 0.5, 10_000_000_000, '1', null]],
  'a moment': [Millis, [0, 1_800_000_000_000], [-1, 0.5, '1']],
  'a page': [Page, [1, 5000], [0, -1, 5001, 1.5]],
  'a page’s size': [Size, [1, 99], [0, 100, 1.5]]
}

for (const [name, [schema, good, bad]] of Object.entries(rules)) {
  test(`${name} takes what it should and nothing else`, () => {
    assert.ok(schema)
    for (const value of good) assert.ok(Schema.Check(schema, value), `takes ${JSON.stringify(value)}`)
    for (const value of bad) assert.ok(!Schema.Check(schema, value), `refuses ${JSON.stringify(value)}`)
  })
}

test('a phone and a quantity are held by these rules wherever they are sent', () => {
  for (const [field, wrong] of [
    ['phone', '23800138000'],
    ['quantity', 0]
  ] as const) {
    const matches = fields.filter(([, name]) => name === field)
    assert.ok(matches.length > 1, field)
    for (const [label, , schema] of matches) assert.ok(!Schema.Check(schema, wrong), label)
  }
})

test('no text of a body is without an end', () => {
  const endless = 'x'.repeat(100_000)
  for (const [label, , schema] of fields) assert.ok(!Schema.Check(schema, endless), label)
})

test('the way back of a payment holds as many orders as one payment takes', () => {
  const orderCodes = Array.from({ length: 20 }, (_, index) => String(index).padStart(64, '0'))
  const returnPath = `/pagesB/pay/pay?params=${encodeParams({ orderCodes })}`
  const { body } = contract['POST /o2ord-b2c/v1/order-trades/pay']
  assert.ok(Schema.Check(body, { orderCodes, channel: 'WECHAT', host: 'H5', returnPath }))
  const more = { orderCodes: [...orderCodes, '1'], channel: 'WECHAT', host: 'H5' }
  assert.ok(!Schema.Check(body, more))
})

/** Every text of a query or a body, however deep, by where it stands. */
function textsOf(schema: unknown, place: string): [string, Record<string, unknown>][] {
  if (typeof schema !== 'object' || schema === null) return []
  const here: [string, Record<string, unknown>][] =
    'type' in schema && schema.type === 'string' ? [[place, schema as Record<string, unknown>]] : []
  const { properties = {}, items, anyOf = [] } = schema as Record<string, object | undefined>
  return [
    ...here,
    ...Object.entries(properties).flatMap(([name, property]) => textsOf(property, `${place} ${name}`)),
    ...textsOf(items, place),
    ...Object.values(anyOf).flatMap((option) => textsOf(option, place))
  ]
}

/** Nobody writes them by hand, or they hold letters and digits alone. */
const MADE_OF_LETTERS = /(?:taxNo|account|email|inviteCodes?|attrs|spuCodes)$/

test('a text that a person writes ends after so many signs, not in the middle of one', () => {
  const halves = Object.entries(contract).flatMap(([key, { body, query }]) =>
    [body, query]
      .flatMap((schema) => textsOf(schema, key))
      .filter(
        ([place, text]) =>
          !('pattern' in text || 'const' in text || 'x-maxSigns' in text || text['maxLength'] === 20_000) &&
          !MADE_OF_LETTERS.test(place)
      )
      .map(([place]) => place)
  )
  assert.deepEqual(halves, [])
})
