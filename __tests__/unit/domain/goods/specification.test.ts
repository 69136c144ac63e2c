import fc from 'fast-check'
import {
  defaultChoice,
  firstOpenAttribute,
  possibleValues,
  resolveSku,
  toggleValue,
  type SpecificationSku
} from '@domain/goods/specification'

const attributes = [
  { attrCode: 'COLOR', values: [{ valueCode: 'white' }, { valueCode: 'blue' }] },
  { attrCode: 'SIZE', values: [{ valueCode: 's' }, { valueCode: 'm' }, { valueCode: 'l' }] }
]
const sku = (skuCode: string, color: string, size: string, available: number): SpecificationSku => ({
  skuCode,
  available,
  specs: [
    { attrCode: 'COLOR', valueCode: color },
    { attrCode: 'SIZE', valueCode: size }
  ]
})
const skus = [sku('a', 'white', 's', 0), sku('b', 'white', 'm', 4), sku('c', 'blue', 'm', 2)]

describe('choosing a specification', () => {
  test('a value is possible when it goes with the choice in the other attributes', () => {
    expect(possibleValues(attributes, skus, {})).toEqual({ COLOR: ['white', 'blue'], SIZE: ['s', 'm'] })
    expect(possibleValues(attributes, skus, { COLOR: 'blue' })).toEqual({ COLOR: ['white', 'blue'], SIZE: ['m'] })
    expect(possibleValues(attributes, skus, { COLOR: 'white', SIZE: 's' })).toEqual({
      COLOR: ['white'],
      SIZE: ['s', 'm']
    })
  })

  test('sold-out combinations are disabled when only goods in stock are passed', () => {
    const inStock = skus.filter((sku) => sku.available > 0)
    expect(possibleValues(attributes, inStock, { COLOR: 'white' }).SIZE).toEqual(['m'])
  })

  test('a complete choice resolves to its SKU, a partial or impossible one to none', () => {
    expect(resolveSku(attributes, skus, { COLOR: 'blue', SIZE: 'm' })?.skuCode).toBe('c')
    expect(resolveSku(attributes, skus, { COLOR: 'blue' })).toBeUndefined()
    expect(resolveSku(attributes, skus, { COLOR: 'blue', SIZE: 'l' })).toBeUndefined()
    expect(firstOpenAttribute(attributes, { COLOR: 'blue' })?.attrCode).toBe('SIZE')
  })

  test('a second tap takes a value back', () => {
    const choice = toggleValue({}, 'COLOR', 'blue')
    expect(choice).toEqual({ COLOR: 'blue' })
    expect(toggleValue(choice, 'COLOR', 'white')).toEqual({ COLOR: 'white' })
    expect(toggleValue(choice, 'COLOR', 'blue')).toEqual({})
  })

  test('a page opens with the SKU of its address, else the first in stock, else the first', () => {
    expect(defaultChoice(skus, 'c')).toEqual({ COLOR: 'blue', SIZE: 'm' })
    expect(defaultChoice(skus, 'gone')).toEqual({ COLOR: 'white', SIZE: 'm' })
    expect(defaultChoice(skus.slice(0, 1))).toEqual({ COLOR: 'white', SIZE: 's' })
    expect(defaultChoice([])).toEqual({})
  })

  test('following only possible values always ends at a SKU', () => {
    const random = fc.array(fc.tuple(fc.constantFrom('white', 'blue'), fc.constantFrom('s', 'm', 'l')), {
      minLength: 1,
      maxLength: 6
    })
    fc.assert(
      fc.property(random, fc.nat(), fc.nat(), (product, first, second) => {
        const list = product.map(([color, size], index) => sku(String(index), color, size, 1))
        const colors = possibleValues(attributes, list, {}).COLOR ?? []
        const color = colors[first % colors.length] ?? ''
        const sizes = possibleValues(attributes, list, { COLOR: color }).SIZE ?? []
        const size = sizes[second % sizes.length] ?? ''
        expect(resolveSku(attributes, list, { COLOR: color, SIZE: size })).toBeDefined()
      })
    )
  })
})
