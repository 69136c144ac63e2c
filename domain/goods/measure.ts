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
  const found = /^\D{0,8}?(\d+(?:,\d{3})*(?:\.\d+)?)\s*([a-z]+(?:\/[a-z]+)?[²³]?|[㎡"″]|[\u4e00-\u9fff]{1,2})?/i.exec(
    text.normalize('NFC').trim()
  )
  if (!found) return undefined
  const unit = (found[2] ?? '').toLowerCase()
  const known = units[unit] ?? units[unit.replace(/s$/, '')]
  const value = Number((found[1] ?? '').replaceAll(',', ''))
  return known ? { kind: known[0], value: value * known[1] } : { kind: unit, value }
}

/**
 * What can be measured in its order, kind by kind as they first come; the rest follows as it came. A list in which most
 * has no number stays as it is.
 */
export function inMeasure<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const found = items.map((item) => ({ item, measure: measureOf(nameOf(item)) }))
  const measured = found.flatMap(({ item, measure }) => (measure ? [{ item, measure }] : []))
  if (measured.length * 2 <= items.length) return [...items]
  const kinds = [...new Set(measured.map(({ measure }) => measure.kind))]
  const sorted = measured.sort(
    (one, other) =>
      kinds.indexOf(one.measure.kind) - kinds.indexOf(other.measure.kind) || one.measure.value - other.measure.value
  )
  return [...sorted.map(({ item }) => item), ...found.flatMap(({ item, measure }) => (measure ? [] : [item]))]
}
