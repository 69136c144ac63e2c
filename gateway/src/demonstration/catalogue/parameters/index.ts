/** The parameter table of a product, in groups: what differs between its versions is said of each. */
import type { Family, Item, Pair, SizeChoice } from '../families/family'
import type { ParameterGroup, ParameterRow, Words } from '../types'
import { homeRows } from './home'
import { kitchenRows } from './kitchen'
import { rowCode, type GroupCode, type RowChoice } from './row'

const groups: [GroupCode | 'BASIC', Pair][] = [
  ['BASIC', ['主体', 'Basics']],
  ['BODY', ['外观与尺寸', 'Build and size']],
  ['PERFORMANCE', ['性能', 'Performance']],
  ['FUNCTION', ['功能', 'Functions']],
  ['POWER', ['用电与能效', 'Power and efficiency']],
  ['SERVICE', ['包装与保修', 'In the box and warranty']]
]

/** Where rows of a family's own short table belong; the others are of its performance. */
const places: Partial<Record<string, GroupCode>> = {
  额定功率: 'POWER',
  额定电压: 'POWER',
  加热功率: 'POWER',
  水效等级: 'POWER',
  充电: 'POWER',
  电源线: 'BODY',
  内胆材质: 'BODY',
  内盖: 'BODY',
  杯体: 'BODY',
  面板: 'BODY',
  挖孔尺寸: 'BODY',
  门数: 'BODY',
  预约: 'FUNCTION',
  保温: 'FUNCTION',
  童锁: 'FUNCTION',
  操作: 'FUNCTION',
  照明: 'FUNCTION',
  定时: 'FUNCTION',
  显示: 'FUNCTION'
}

const words = ([zh, en]: Pair): Words => ({ zh, en })
const same = (text: string): Pair => [text, text]
/** What the appliance weighs of its packed weight. */
const netShare = 0.86
const kilograms = (grams: number): Pair => {
  const tenths = Math.round(grams / 100)
  const text = `${Math.floor(tenths / 10)}.${tenths % 10}`
  return [`${text}kg`, `${text} kg`]
}

interface ModelFacts {
  family: Family
  item: Item
  /** Its sizes, and the attribute that they are values of. */
  sizes: SizeChoice[]
  sizeCode: string
  colours: { code: string; name: Words }[]
  parameters: { name: Words; value: Words }[]
}

/** What a row says of a model: the dearer it is within its family, the further in the row. */
function valueFor({ values }: RowChoice, { family, item }: ModelFacts): Pair {
  const cheaper = family.items.filter(({ price }) => price < item.price).length
  return values[Math.floor((cheaper * values.length) / family.items.length)] ?? values[0] ?? same('')
}

const plain = (name: Pair, value: Pair): ParameterRow => ({
  code: rowCode(name),
  name: words(name),
  value: words(value)
})

/** A row that each version answers for itself; the first speaks for all. */
function bySpec(name: Pair, attrCode: string, all: readonly (readonly [valueCode: string, value: Words])[]) {
  const [first] = all
  const row: ParameterRow = { code: rowCode(name), name: words(name), value: first?.[1] ?? words(same('')) }
  const differs = all.some(([, { zh }]) => zh !== row.value.zh)
  return differs ? { ...row, by: { attrCode, values: Object.fromEntries(all) } } : row
}

function bodyRows({ sizes, sizeCode, colours }: ModelFacts): ParameterRow[] {
  const bySize = (name: Pair, of: (size: SizeChoice) => Pair) =>
    bySpec(
      name,
      sizeCode,
      sizes.map((size) => [size.code, words(of(size))] as const)
    )
  return [
    bySpec(
      ['颜色', 'Colour'],
      'COLOR',
      colours.map(({ code, name }) => [code, name] as const)
    ),
    bySize(['尺寸（宽高深）', 'Dimensions (W×H×D)'], ({ width, height, depth }) => [
      `${width}×${height}×${depth}mm`,
      `${width}×${height}×${depth} mm`
    ]),
    bySize(['净重', 'Net weight'], ({ grams }) => kilograms(grams * netShare)),
    bySize(['包装重量', 'Packed weight'], ({ grams }) => kilograms(grams))
  ]
}

/** The groups of a product's parameters, none of them empty. */
export function parameterGroupsOf(facts: ModelFacts): ParameterGroup[] {
  const { family, item, parameters, sizes, sizeCode } = facts
  const rows: Record<string, ParameterRow[]> = {
    BASIC: [
      plain(['品牌', 'Brand'], ['栖禾', 'Qihe']),
      plain(['型号', 'Model'], same(item.model)),
      plain(['类别', 'Type'], family.noun),
      bySpec(
        family.sizeName,
        sizeCode,
        sizes.map(({ code, name }) => [code, words(name)] as const)
      )
    ],
    BODY: bodyRows(facts),
    SERVICE: [
      plain(
        ['包装清单', 'In the box'],
        [`${family.noun[0]}、说明书、保修卡`, `${family.noun[1]}, manual, warranty card`]
      ),
      plain(['安装', 'Installation'], family.installs ? ['上门免费安装', 'Free, at home'] : ['不用安装', 'Not needed'])
    ]
  }
  const add = (group: string, row: ParameterRow) => {
    const here = (rows[group] ??= [])
    if (!Object.values(rows).some((some) => some.some(({ code }) => code === row.code))) here.push(row)
  }
  for (const [name, value] of family.rows) add(places[name[0]] ?? 'PERFORMANCE', plain(name, value))
  for (const choice of kitchenRows[family.kind] ?? homeRows[family.kind] ?? [])
    add(choice.group, plain(choice.name, valueFor(choice, facts)))
  for (const { name, value } of parameters) {
    if (name.zh === '能效等级') add('POWER', plain([name.zh, name.en], [value.zh, value.en]))
    if (name.zh === '保修') add('SERVICE', plain([name.zh, name.en], [value.zh, value.en]))
  }
  return groups.flatMap(([code, name]) => {
    const own = rows[code] ?? []
    return own.length > 0 ? [{ code, name: words(name), rows: own }] : []
  })
}
