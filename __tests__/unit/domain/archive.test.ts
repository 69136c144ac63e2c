import fc from 'fast-check'
import { applies, chooseArchive, isActive, nextChange } from '@domain/archive'

const version = (name: string, startTime?: number, endTime?: number, activeFlag = true) => ({
  name,
  activeFlag,
  startTime,
  endTime
})

describe('the version of a decorated page (spec 2.4)', () => {
  const open = version('open', 100)
  const sale = version('sale', 200, 300)
  const off = version('off', 0, 1000, false)

  it.each([
    ['nothing is archived', [], 150, undefined],
    ['before its start', [sale], 199, undefined],
    ['at its start', [sale], 200, 'sale'],
    ['between its times', [sale], 250, 'sale'],
    ['at its end', [sale], 300, 'sale'],
    ['after its end', [sale], 301, undefined],
    ['inactive though its time has come', [off], 500, undefined],
    ['started, without an end', [open], 100, 'open'],
    ['started long ago, without an end', [open], 9_999_999_999_999, 'open'],
    ['without an end and not started', [open], 99, undefined],
    ['without a start', [version('x', undefined, 300)], 200, undefined],
    ['ends before it starts', [version('x', 300, 200)], 250, undefined],
    ['two apply: the one that started last', [open, sale], 250, 'sale'],
    ['two apply: the order in the list does not matter', [sale, open], 250, 'sale'],
    ['the campaign over: back to the open one', [open, sale], 301, 'open'],
    ['equal starts: the first in the list', [version('a', 100), version('b', 100)], 150, 'a'],
    ['an inactive one never hides an active one', [open, off], 500, 'open']
  ])('%s', (_case, versions, now, expected) => {
    expect(chooseArchive(versions, now)?.name).toBe(expected)
  })

  const times = fc.record({
    activeFlag: fc.boolean(),
    startTime: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
    endTime: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined })
  })
  const clock = fc.integer({ min: -5, max: 60 })

  it('shows only what applies, and shows something whenever anything applies', () => {
    fc.assert(
      fc.property(fc.array(times, { maxLength: 6 }), clock, (versions, now) => {
        const version = chooseArchive(versions, now)
        if (version) expect(applies(version, now)).toBe(true)
        else expect(versions.some((each) => applies(each, now))).toBe(false)
      })
    )
  })

  it('keeps its choice until the next change and names no change that has passed', () => {
    fc.assert(
      fc.property(fc.array(times, { maxLength: 6 }), clock, fc.nat(20), (versions, now, later) => {
        const next = nextChange(versions, now)
        if (next !== undefined) expect(next).toBeGreaterThan(now)
        if (next === undefined || now + later < next) {
          expect(chooseArchive(versions, now + later)).toBe(chooseArchive(versions, now))
        }
      })
    )
  })
})

describe('a flag as systems write it', () => {
  it.each([true, 1, '1'])('%p is set, and its version is shown', (activeFlag) => {
    expect(isActive(activeFlag)).toBe(true)
    expect(chooseArchive([{ activeFlag, startTime: 1 }], 2)).toBeDefined()
    expect(nextChange([{ activeFlag, startTime: 3 }], 2)).toBe(3)
  })
  it.each([false, 0, '0', '', 'no', null, undefined, 2, {}])('%p is not', (activeFlag) => {
    expect(isActive(activeFlag)).toBe(false)
    expect(chooseArchive([{ activeFlag, startTime: 1 }], 2)).toBeUndefined()
    expect(nextChange([{ activeFlag, startTime: 3 }], 2)).toBeUndefined()
  })
})
