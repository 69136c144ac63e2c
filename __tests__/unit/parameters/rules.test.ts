import type { ParameterGroup } from '@contract'
import { briefOf, compareGroups, differences, energyOf } from '@/features/parameters/rules'
import { partAt, stands } from '@/ui/list/anchors'

const group = (code: string, rows: Record<string, string>): ParameterGroup => ({
  code,
  name: code,
  rows: Object.entries(rows).map(([name, value]) => ({ code: name, name, value }))
})
const ownGroups = [group('BASIC', { MODEL: 'A' }), group('POWER', { RATED: '800W', VOLTAGE: '220V' })]
const right = [
  group('BASIC', { MODEL: 'B' }),
  group('POWER', { VOLTAGE: '220V', CORD: '1m' }),
  group('MORE', { X: '1' })
]

describe('two tables of parameters', () => {
  it('stand line by line beside one another, with what only one of them says', () => {
    const rows = compareGroups(ownGroups, right).map(({ code, rows: lines }) => [
      code,
      ...lines.map((line) => [line.code, ...line.values, line.differs])
    ])
    expect(rows).toEqual([
      ['BASIC', ['MODEL', 'A', 'B', true]],
      [
        'POWER',
        ['RATED', '800W', undefined, true],
        ['VOLTAGE', '220V', '220V', false],
        ['CORD', undefined, '1m', true]
      ],
      ['MORE', ['X', undefined, '1', true]]
    ])
  })

  it('a line that the other has in another group is one line', () => {
    const groups = compareGroups(ownGroups, [group('POWER', { MODEL: 'A', RATED: '800W', VOLTAGE: '220V' })])
    expect(groups.flatMap(({ rows }) => rows.map(({ code }) => code))).toEqual(['MODEL', 'RATED', 'VOLTAGE'])
    expect(differences(groups)).toEqual([])
  })

  it('without equal lines only lines that differ are left, and no empty group', () => {
    const differing = differences(compareGroups(ownGroups, right))
    expect(differing.map(({ rows }) => rows.map(({ code }) => code))).toEqual([['MODEL'], ['RATED', 'CORD'], ['X']])
  })
})

it('in brief there is something of each group in turn, but nothing of what the title says', () => {
  const codes = (most: number) =>
    briefOf([...ownGroups, group('BODY', { SIZE: '1', WEIGHT: '2' })], most).map(({ code }) => code)
  expect(codes(3)).toEqual(['RATED', 'SIZE', 'VOLTAGE'])
  expect(briefOf([group('ALL', { A: '1' })], 6)).toHaveLength(1)
  expect(briefOf(ownGroups, 6, ['800W']).map(({ code }) => code)).toEqual(['VOLTAGE'])
  expect(briefOf([], 6)).toEqual([])
})

it.each([
  ['一级', 1],
  ['Grade 3', 3],
  ['5 级', 5]
])('an energy label that says %s is of grade %i, and says how much is used', (value, grade) => {
  const groups = [group('POWER', { ENERGY_GRADE: value, VOLTAGE: '220V', RATED_POWER: '800W' })]
  expect(energyOf(groups)).toMatchObject({ grade, facts: [{ value: '800W' }] })
})

it('without a label, or with one that says no grade, none is drawn', () => {
  expect(energyOf(ownGroups)).toBeUndefined()
  expect(energyOf([group('POWER', { ENERGY_GRADE: '未标' })])).toBeUndefined()
})

describe('the part of a page that is read', () => {
  it.each([
    ['the first before any reached the bar', [200, 400], 0],
    ['the last that has come up to the bar', [-300, 90, 500], 1],
    ['not one that is not there', [-300, undefined, 500], 0]
  ] as const)('is %s', (_, tops, part) => expect(partAt(tops, 88)).toBe(part))

  it('stays chosen while the page stands, also when a part comes into being', () => {
    expect(stands([10, undefined], [11, 700])).toBe(true)
    expect(stands([10, 300], [40, 330])).toBe(false)
  })
})
