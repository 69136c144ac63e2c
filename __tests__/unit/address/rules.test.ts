import type { Address } from '@contract'
import { chainOf, choicesAt, pick } from '@/features/address/regionSteps'
import { addressLine, inUse } from '@/features/address/delivery/line'
import {
  addressRules,
  checkedFields,
  draftOf,
  emptyDraft,
  inputOf,
  isOrderedTo,
  phoneDigits,
  withDefault,
  type AddressDraft,
  withParsed
} from '@/features/address/rules'
import { parseRegions } from '@/lib/regions'
import { problemsOf as problemsBy } from '@/ui/form/rules'

const problemsOf = (draft: AddressDraft) => problemsBy(addressRules, checkedFields, draft)

const place = { provinceName: '北京市', cityName: '北京市', districtName: '东城区', detail: '某街 1 号' }
const full = {
  ...emptyDraft,
  receiver: ' 林知远 ',
  phone: '13800006021',
  provinceCode: '330000',
  cityCode: '330100',
  districtCode: '330106',
  detail: ' 文三路 478 号 '
}

test('a tag of another gateway is none: the form offers and sends only what there are words for', () => {
  const address = { ...place, ...full, addressId: 'A1', isDefault: false, tag: 'CASTLE' as Address['tag'] }
  expect(draftOf(address).tag).toBe('')
  expect(draftOf({ ...address, tag: 'WORK' }).tag).toBe('WORK')
})

test('a municipality is named once, and English goes from small to large', () => {
  expect(addressLine(place, 'zh-CN')).toBe('北京市东城区某街 1 号')
  expect(addressLine(place, 'en-US')).toBe('某街 1 号, 东城区, 北京市')
})

describe('the address in use', () => {
  const addressOf = (addressId: string, isDefault = false): Address => ({
    ...full,
    ...place,
    addressId,
    isDefault,
    tag: 'HOME'
  })

  test('is the one chosen last while it exists, else the default, else the first', () => {
    const list = [addressOf('A'), addressOf('B', true), addressOf('C')]
    expect(inUse(list, 'C')?.addressId).toBe('C')
    expect(inUse(list, 'gone')?.addressId).toBe('B')
    expect(inUse([addressOf('A'), addressOf('C')], undefined)?.addressId).toBe('A')
    expect(inUse([], 'A')).toBeUndefined()
  })

  test('of an order is the one it goes to as it is now, in either language', () => {
    const target = { receiver: '林知远', phone: '138****6021', regionName: '北京市东城区', detail: '某街 1 号' }
    const address = { ...addressOf('A'), receiver: '林知远' }
    expect(isOrderedTo(address, target)).toBe(true)
    const english = { ...address, provinceName: 'Beijing', cityName: 'Beijing', districtName: 'Dongcheng' }
    expect(isOrderedTo(english, { ...target, regionName: 'Dongcheng, Beijing' })).toBe(true)
    expect(isOrderedTo({ ...address, districtName: '西城区' }, target)).toBe(false)
    expect(isOrderedTo({ ...address, phone: '13800006022' }, target)).toBe(false)
    expect(isOrderedTo({ ...address, detail: '某街 2 号' }, target)).toBe(false)
    expect(isOrderedTo({ ...address, receiver: '林远' }, target)).toBe(false)
  })
})

describe('the form', () => {
  test('says what is wrong', () => {
    expect(problemsOf({ ...full, phone: '138', detail: 'x' })).toEqual({ phone: 'phoneWrong', detail: 'detailShort' })
    expect(problemsOf(emptyDraft)).toEqual({
      receiver: 'receiverMissing',
      phone: 'phoneMissing',
      region: 'regionMissing',
      detail: 'detailMissing'
    })
    expect(problemsOf(full)).toEqual({})
  })

  test('takes no name and no street that hides something, and a street of several lines as one', () => {
    expect(problemsOf({ ...full, receiver: '\u200b\u200b', detail: '\u3164\u3164\u3164' })).toEqual({
      receiver: 'receiverHidden',
      detail: 'detailHidden'
    })
    expect(problemsOf({ ...full, receiver: '\u202e三张' })).toEqual({ receiver: 'receiverHidden' })
    const lines = { ...full, detail: '文三路\n 478 号' }
    expect(problemsOf(lines)).toEqual({})
    expect(inputOf(lines).detail).toBe('文三路 478 号')
  })

  test('is sent without blanks at the ends, and without a label when none is chosen', () => {
    expect(inputOf(full)).toEqual({
      receiver: '林知远',
      phone: '13800006021',
      provinceCode: '330000',
      cityCode: '330100',
      districtCode: '330106',
      detail: '文三路 478 号',
      isDefault: false
    })
    expect(inputOf({ ...full, tag: 'WORK' }).tag).toBe('WORK')
  })

  test.each([
    ['+86 138-0000-6021', '13800006021'],
    ['138 0000 60219', '13800006021'],
    ['abc', '']
  ])('a pasted phone %s becomes %s', (text, digits) => expect(phoneDigits(text)).toBe(digits))
})

describe('a pasted address', () => {
  test('fills the found parts and names the others; typed values stay', () => {
    const { draft, found, missing } = withParsed(
      { ...emptyDraft, detail: '旧的' },
      { receiver: '张三', phone: '13912345678' }
    )
    expect(draft).toMatchObject({ receiver: '张三', phone: '13912345678', detail: '旧的' })
    expect(found).toEqual(['receiver', 'phone'])
    expect(missing).toEqual(['region', 'detail'])
  })

  test('a field that was typed into while the text was read keeps its value', () => {
    const { draft } = withParsed(
      { ...emptyDraft, receiver: '李四' },
      { receiver: '张三', phone: '13912345678' },
      emptyDraft
    )
    expect(draft).toMatchObject({ receiver: '李四', phone: '13912345678' })
    const parts = {
      receiver: '张三',
      phone: '13912345678',
      provinceCode: '440000',
      cityCode: '440100',
      districtCode: '440106',
      detail: '天河路 1 号'
    }
    expect(withParsed(full, parts, emptyDraft).draft).toEqual(full)
  })

  test('a region without its district does not count', () => {
    const { draft, missing } = withParsed(full, { provinceCode: '440000', cityCode: '440100' })
    expect(draft.provinceCode).toBe('330000')
    expect(missing).toContain('region')
  })
})

test('another default comes first', () => {
  const address = (addressId: string, isDefault: boolean) => ({ ...place, addressId, isDefault }) as Address
  const list = withDefault([address('A', true), address('B', false)], 'B')
  expect(list.map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
    ['B', true],
    ['A', false]
  ])
})

describe('regions step by step', () => {
  const region = (regionCode: string, regionName: string, children: object[] = []) => ({
    regionCode,
    regionName,
    children
  })
  const tree = parseRegions({
    tab1: [
      region('110000', '北京市', [
        region('110100', '北京市', [region('110101', '东城区'), region('110102', '西城区')])
      ]),
      region('330000', '浙江省', [
        region('330100', '杭州市', [region('330106', '西湖区')]),
        region('330200', '宁波市', [region('330203', '海曙区')])
      ])
    ],
    tab2: [region('810000', '香港特别行政区', [region('810100', '香港特别行政区', [region('810101', '中西区')])])]
  })
  const regionAt = (code: string) => tree.find(code) ?? fail()
  const fail = (): never => {
    throw new Error('no such region')
  }
  const codes = (path: readonly { regionCode: string }[]) => path.map(({ regionCode }) => regionCode)

  test('the two root groups of the spec', () => {
    expect(codes(choicesAt(tree, '0', [], 0))).toEqual(['110000', '330000'])
    expect(codes(choicesAt(tree, '1', [], 0))).toEqual(['810000'])
  })

  test('a municipality goes on to its districts at once', () => {
    const path = pick([], 0, regionAt('110000'))
    expect(codes(path)).toEqual(['110000', '110100'])
    expect(codes(choicesAt(tree, '0', path, 2))).toEqual(['110101', '110102'])
  })

  test('the last district of a city is still the shopper’s to choose', () => {
    const path = pick(pick([], 0, regionAt('330000')), 1, regionAt('330100'))
    expect(chainOf(path)).toBeUndefined()
    expect(chainOf(pick(path, 2, regionAt('330106')))).toEqual({
      provinceCode: '330000',
      cityCode: '330100',
      districtCode: '330106'
    })
  })

  test('another city drops the district chosen before', () => {
    const path = [regionAt('330000'), regionAt('330100'), regionAt('330106')]
    expect(codes(pick(path, 1, regionAt('330200')))).toEqual(['330000', '330200'])
  })
})
