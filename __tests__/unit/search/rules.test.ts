import fc from 'fast-check'
import {
  chosenCount,
  eachOnce,
  emphasise,
  nextPriceSort,
  noFilter,
  orderedRange,
  queryOf,
  quickChips,
  standsAlone,
  toggleAttr,
  toggleCategory,
  withWord,
  priceRange
} from '@/features/search/rules'
import { fenOfYuan, yuanOfFen } from '@/lib/yuan'
import { cleanKeyword } from '@domain/keyword'

describe('a keyword', () => {
  it.each([
    ['  电饭煲  ', '电饭煲'],
    ['IH\n 电饭煲\t低糖', 'IH 电饭煲 低糖'],
    ['   ', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)]
  ])('%j is searched for as %j', (text, keyword) => expect(cleanKeyword(text)).toBe(keyword))
})

describe('the history', () => {
  it('has the newest word first, each word once in any case, and at most twenty', () => {
    expect(withWord(['冰箱', 'ih'], 'IH')).toEqual(['IH', '冰箱'])
    const many = Array.from({ length: 20 }, (_, index) => `w${index}`)
    expect(withWord(many, 'new')).toHaveLength(20)
    expect(withWord(many, 'new')).not.toContain('w19')
  })
})

describe('emphasis', () => {
  it('marks every place the keyword stands, in any case', () => {
    expect(emphasise('IH 电饭煲 ih', 'ih')).toEqual([
      { text: 'IH', typed: true },
      { text: ' 电饭煲 ', typed: false },
      { text: 'ih', typed: true }
    ])
    expect(emphasise('冰箱', '洗衣机')).toEqual([{ text: '冰箱', typed: false }])
  })

  it('never loses or changes a letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (word, keyword) => {
        expect(
          emphasise(word, keyword)
            .map(({ text }) => text)
            .join('')
        ).toBe(word)
      })
    )
  })
})

describe('a filter', () => {
  it('sends only what is chosen; its category narrows that of the list', () => {
    expect(queryOf({ keyword: '锅' }, noFilter)).toEqual({ keyword: '锅' })
    expect(
      queryOf(
        { categoryCode: 'C1', shopCode: 'S1' },
        { inStock: true, categoryCode: 'C11', attrs: ['A:1', 'B:2'], minPriceFen: 0 }
      )
    ).toEqual({ categoryCode: 'C11', shopCode: 'S1', inStock: true, attrs: 'A:1,B:2', minPriceFen: 0 })
  })

  it('counts a price range once', () => {
    expect(chosenCount({ inStock: true, attrs: ['A:1'], categoryCode: 'C', minPriceFen: 0, maxPriceFen: 9 })).toBe(4)
    expect(chosenCount(noFilter)).toBe(0)
  })

  it('takes a value back by a second tap, and none beyond what the gateway reads', () => {
    const filter = toggleAttr(noFilter, 'A:1')
    expect(toggleAttr(filter, 'A:1').attrs).toEqual([])
    const full = { ...noFilter, attrs: ['x'.repeat(598)] }
    expect(toggleAttr(full, 'A:1')).toBe(full)
    expect(toggleCategory(toggleCategory(noFilter, 'C1'), 'C1').categoryCode).toBeUndefined()
  })

  it('turns a range that is the wrong way round, and says so', () => {
    const wrong = { ...noFilter, minPriceFen: 500, maxPriceFen: 100 }
    expect(orderedRange(wrong)).toEqual({ filter: { ...wrong, minPriceFen: 100, maxPriceFen: 500 }, swapped: true })
    const right = { ...noFilter, minPriceFen: 100, maxPriceFen: 100 }
    expect(orderedRange(right)).toEqual({ filter: right, swapped: false })
  })

  it.each([
    ['1,299', 129900],
    ['¥1299.90', 129900],
    ['0', 0],
    ['', undefined],
    ['abc', undefined],
    ['99999999999', 999999900]
  ])('reads %j as %s fen', (text, fen) => expect(fenOfYuan(text)).toBe(fen))

  it('shows fen as whole yuan', () => {
    expect(yuanOfFen(129900)).toBe('1299')
    expect(yuanOfFen(undefined)).toBe('')
    expect(priceRange(9_950, 102_801, '¥')).toBe('¥99–¥1,029')
    expect(priceRange(9_900, 102_800, '¥')).toBe('¥99–¥1,028')
  })

  it('goes from price up to price down and back', () => {
    expect(nextPriceSort('DEFAULT')).toBe('PRICE_ASC')
    expect(nextPriceSort('PRICE_ASC')).toBe('PRICE_DESC')
    expect(nextPriceSort('PRICE_DESC')).toBe('PRICE_ASC')
  })
})

describe('quick filters', () => {
  const ofAttribute = (attribute: string, name: string) => `${attribute}：${name}`
  const value = (valueCode: string, count: number) => ({ valueCode, name: valueCode, count })
  const facets = {
    categories: [
      { categoryCode: 'C1', name: '低糖', count: 4 },
      { categoryCode: 'C2', name: '迷你', count: 2 }
    ],
    attributes: [
      { attrCode: 'BUNDLE', name: '套餐', values: [value('STD', 14), value('ONE', 1)] },
      { attrCode: 'SIZE', name: '容量', values: [value('3L', 5), value('4L', 9)] }
    ],
    minPriceFen: 0,
    maxPriceFen: 0
  }

  it('leave out what nearly everything has and what only one has; sizes come by their number', () => {
    expect(quickChips(facets, false, ofAttribute).map(({ code }) => code)).toEqual(['SIZE:3L', 'SIZE:4L'])
  })

  it('name the attribute of a value that says nothing by itself', () => {
    const attributes = [
      { attrCode: 'DRY', name: '烘干', values: [value('是', 3), value('否', 9)] },
      { attrCode: 'WIDTH', name: '宽度', values: [value('90cm', 2), value('3L', 2)] }
    ]
    const names = quickChips({ ...facets, attributes }, false, ofAttribute).map(({ name }) => name)
    expect(names).toEqual(['烘干：是', '宽度：90cm', '3L'])
  })

  it.each(['是', '大', '7', '7.5', '90cm', '75 cm', '45 分钟', 'Yes', 'XL', 'Standard', '30㎡', '60 minutes'])(
    '«%s» says nothing by itself',
    (name) => expect(standsAlone(name)).toBe(false)
  )
  it.each(['3L', '10kg', '云母白', '天然气', '13 套', '1.5 匹（16-24㎡）', '65"', 'One pot', '标准版 + 除螨刷'])(
    '«%s» says what it is',
    (name) => expect(standsAlone(name)).toBe(true)
  )

  it('begin with categories where a list has several', () => {
    expect(quickChips(facets, true, ofAttribute).map(({ code }) => code)).toEqual(['C1', 'C2', 'SIZE:3L', 'SIZE:4L'])
    const [first] = quickChips({ ...facets, categories: facets.categories.slice(0, 1) }, true, ofAttribute)
    expect(first?.kind).toBe('attr')
  })
})

it('of suggestions that are the same words in other letters or blanks the first stays', () => {
  const words = ['Rice cooker', 'rice  cooker', 'ricecooker', 'Rice pot'].map((word) => ({ word }))
  expect(eachOnce(words).map(({ word }) => word)).toEqual(['Rice cooker', 'Rice pot'])
})
