/** How a fee is written down, and what many kinds have in common. Prices are yuan of the usual class of region. */
import type { FeePart } from '../../areas/fee'

export type Pair = [zh: string, en: string]
export interface Fee {
  itemCode: string
  name: Pair
  yuan: number
  unit: Pair
  note: Pair
  part: FeePart
}

export const none: Pair = ['', '']
export const each: Pair = ['个', 'each']
export const metre: Pair = ['米', 'metre']
export const set: Pair = ['套', 'set']

export const labour = (itemCode: string, name: Pair, yuan: number, unit: Pair = none, note: Pair = none): Fee => ({
  itemCode,
  name,
  yuan,
  unit,
  note,
  part: 'LABOUR'
})
export const material = (itemCode: string, name: Pair, yuan: number, unit: Pair = each, note: Pair = none): Fee => ({
  ...labour(itemCode, name, yuan, unit, note),
  part: 'MATERIAL'
})

export const basic = (zh: string, en: string): Fee =>
  labour('basic', ['基础安装', 'Basic installation'], 0, none, [zh, en])
export const hole = labour('hole', ['打孔', 'Drilling'], 80, each, [
  '混凝土墙，砖墙不收费',
  'Through concrete; brick walls are free'
])
export const farther = labour('far', ['远程上门', 'Long distance'], 60, none, [
  '离服务网点 50 公里以上',
  'More than 50 km from the service outlet'
])
export const removal = labour('removal', ['旧机拆除', 'Remove old unit'], 50, none, [
  '只拆不装',
  'Removal only, no reinstallation'
])
export const height = labour('height', ['高空作业', 'Work at height'], 150, none, [
  '二楼以上需出外墙时',
  'Outside the wall above the first floor'
])
