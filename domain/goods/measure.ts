/** Sizes and capacities as people write them, put in order: 3L before 10L, 800 mL before 1.5 L. */

/** Unit → what it measures, and how many of that kind's own unit it is. */
const units: Record<string, readonly [kind: string, factor: number]> = {
  ml: ['volume', 0.001],
  毫升: ['volume', 0.001],
  l: ['volume', 1],
  升: ['volume', 1],
  'l/min': ['volume', 1],
  g: ['weight', 0.001],
  克: ['weight', 0.001],
  kg: ['weight', 1],
  公斤: ['weight', 1],
  mm: ['length', 0.1],
  cm: ['length', 1],
  厘米: ['length', 1],
  m: ['length', 100],
  米: ['length', 100],
  寸: ['length', 2.54],
  英寸: ['length', 2.54],
  inch: ['length', 2.54],
  '"': ['length', 2.54],
  '″': ['length', 2.54],
  w: ['power', 0.001],
  kw: ['power', 1],
  分钟: ['time', 1],
  min: ['time', 1],
  minute: ['time', 1],
  小时: ['time', 60],
  h: ['time', 60],
  hour: ['time', 60]
}

export interface Measure {
  /** What is measured: volume, weight …, or the unit itself where it is none of the known ones. */
  kind: string
  value: number
}

/** The first number of a text with the unit behind it; undefined for a text without one. */
export function measureOf(text: string): Measure | undefined {
  const match = /^\D{0,8}?(\d+(?:,\d{3})*(?:\.\d+)?)\s*([a-z]+(?:\/[a-z]+)?[²³]?|[㎡"″]|[\u4e00-\u9fff]{1,2})?/i.exec(
    text.normalize('NFC').trim()
  )
  if (!match) return undefined
  const unit = (match[2] ?? '').toLowerCase()
  const entry = units[unit] ?? units[unit.replace(/s$/, '')]
  const value = Number((match[1] ?? '').replaceAll(',', ''))
  return entry ? { kind: entry[0], value: value * entry[1] } : { kind: unit, value }
}

/**
 * What can be measured in its order, kind by kind as they first come; the rest follows as it came. A list in which most
 * has no number stays as it is.
 */
export function inMeasure<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const pairs = items.map((item) => ({ item, measure: measureOf(nameOf(item)) }))
  const measures = pairs.flatMap(({ item, measure }) => (measure ? [{ item, measure }] : []))
  if (measures.length * 2 <= items.length) return [...items]
  const kinds = [...new Set(measures.map(({ measure }) => measure.kind))]
  const ascending = measures.sort(
    (a, b) => kinds.indexOf(a.measure.kind) - kinds.indexOf(b.measure.kind) || a.measure.value - b.measure.value
  )
  return [...ascending.map(({ item }) => item), ...pairs.flatMap(({ item, measure }) => (measure ? [] : [item]))]
}
