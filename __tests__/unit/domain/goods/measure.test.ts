import { inMeasure, measureOf } from '@domain/goods/measure'

const inOrder = (...names: string[]) => inMeasure(names, (name) => name)

describe('sizes and capacities', () => {
  it.each([
    ['litres', ['10L', '3L', '4L', '1.6L（1-2 人）'], ['1.6L（1-2 人）', '3L', '4L', '10L']],
    ['kilograms', ['10 kg', '6 kg', '800 g'], ['800 g', '6 kg', '10 kg']],
    ['inches', ['65"', '100"', '55"'], ['55"', '65"', '100"']],
    ['units of one kind', ['1.5 L', '800 mL', '2 升'], ['800 mL', '1.5 L', '2 升']],
    ['time', ['2 小时', '45 分钟'], ['45 分钟', '2 小时']],
    ['a word before the number', ['大 2 匹', '1.5 匹'], ['1.5 匹', '大 2 匹']],
    ['several kinds, each by itself', ['13 套', '10L', '8 套', '3L'], ['8 套', '13 套', '3L', '10L']],
    ['a word among them, which comes last', ['10L', '无', '3L'], ['3L', '10L', '无']],
    ['thousands', ['1,000G', '600G'], ['600G', '1,000G']]
  ])('come by their number: %s', (_, names, wantedNames) => {
    expect(inOrder(...names)).toEqual(wantedNames)
  })

  it('words stay in the order they came in', () => {
    expect(inOrder('云母白', '曜石黑', '316L 钢')).toEqual(['云母白', '曜石黑', '316L 钢'])
  })

  it('a text without a number has no measure', () => {
    expect(measureOf('天然气')).toBeUndefined()
    expect(measureOf('7')).toEqual({ kind: '', value: 7 })
  })
})
