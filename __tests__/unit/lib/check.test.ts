import {
  code,
  fitOnes,
  ifFit,
  listOf,
  matching,
  nullable,
  oneOf,
  optional,
  orElse,
  recordOf,
  shape,
  text,
  whole,
  wholeNumber,
  type Check
} from '@/lib/check'

const digits = matching(/^\d+$/, 3)
const pair = shape<{ a: string; b?: string }>({ a: text(3), b: optional(text(3)) })

describe('a check of what somebody else wrote', () => {
  it.each<[string, Check<unknown>, unknown, unknown]>([
    ['a text in its bounds', text(3), 'abc', 'abc'],
    ['one too long', text(3), 'abcd', undefined],
    ['an empty one', text(3), '', undefined],
    ['an empty one that may be', text(3, 0), '', ''],
    ['a pattern', digits, '12', '12'],
    ['another pattern', digits, '1x', undefined],
    ['a pattern too long', digits, '1234', undefined],
    ['a whole number', wholeNumber(1, 5), 5, 5],
    ['half a number', wholeNumber(1, 5), 2.5, undefined],
    ['a number in words', wholeNumber(1, 5), '2', undefined],
    ['a code', code, 'P-1', 'P-1'],
    ['one of those allowed', oneOf<string | boolean>('a', true), true, true],
    ['another', oneOf<string | boolean>('a', true), 'true', undefined],
    ['a list', listOf(digits, 2), ['1', '2'], ['1', '2']],
    ['a list with one unfit', listOf(digits, 2), ['1', 'x'], undefined],
    ['a list too long', listOf(digits, 2), ['1', '2', '3'], undefined],
    ['a list too short', listOf(digits, 2, 1), [], undefined],
    ['the fit ones of a list', fitOnes(digits, 9), ['1', 'x', '3'], ['1', '3']],
    ['the fit ones, cut off', fitOnes(digits, 1), ['1', '2'], ['1']],
    ['too few fit ones', fitOnes(digits, 9, 1), ['x'], undefined],
    ['no list', fitOnes(digits, 9), 'x', undefined],
    ['null where it may be', nullable(digits), null, null],
    ['a default for what is unfit', orElse(digits, '0'), 'x', '0'],
    ['a record, what is not named left out', pair, { a: 'x', b: 'y', c: 1 }, { a: 'x', b: 'y' }],
    ['a record without what it may lack', pair, { a: 'x' }, { a: 'x' }],
    ['null where something may lack', pair, { a: 'x', b: null }, { a: 'x' }],
    ['an unfit value where something may lack', pair, { a: 'x', b: 7 }, undefined],
    ['a record without what it needs', pair, { b: 'y' }, undefined],
    ['a property of the prototype alone', pair, Object.create({ a: 'x' }), undefined],
    ['an unfit part that takes nothing along', shape({ a: ifFit(digits) }), { a: 'x' }, {}],
    ['no record', pair, ['x'], undefined],
    ['the whole record', whole(pair), { a: 'x', c: 1 }, { a: 'x', c: 1 }],
    ['a dictionary', recordOf(digits, 2), { x: '1' }, { x: '1' }],
    ['a dictionary with one unfit', recordOf(digits, 2), { x: 'x' }, undefined]
  ])('%s', (_what, check, value, fit) => expect(check(value)).toEqual(fit))
})
