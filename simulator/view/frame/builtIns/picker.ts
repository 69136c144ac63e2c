/** picker in its modes. */
import { openSheet, type Column } from './columns'
import { isOn, number, text, type BuiltIn, type Tools } from './kit'
import { regionColumns } from './regions'

const two = (value: number) => String(value).padStart(2, '0')
const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

const wordsOf = (tools: Tools, rows: unknown): string[] =>
  (Array.isArray(rows) ? rows : []).map((row: unknown) => {
    const key = text(tools.values['rangeKey'])
    return text(key && typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[key] : row)
  })

function dateColumns(year: number, month: number, day: number, fields: string, from: number, to: number): Column[] {
  const years = span(from, to)
  const days = span(1, new Date(year, month, 0).getDate())
  const all: Column[] = [
    { rows: years.map((each) => `${each}年`), index: Math.max(0, years.indexOf(year)) },
    { rows: span(1, 12).map((each) => `${each}月`), index: month - 1 },
    { rows: days.map((each) => `${each}日`), index: Math.min(days.length, day) - 1 }
  ]
  return all.slice(0, fields === 'year' ? 1 : fields === 'month' ? 2 : 3)
}

/** Times and dates sort as texts do. */
function within(values: Tools['values'], choice: string): string {
  const [start, end] = [text(values['start']), text(values['end'])]
  if (start && choice < start.slice(0, choice.length)) return start.slice(0, choice.length)
  return end && choice > end.slice(0, choice.length) ? end.slice(0, choice.length) : choice
}

/** A picker that was opened, and what it tells the page. */
interface Asked {
  tools: Tools
  title: string
  tell(value: unknown, more?: object): void
  cancelled(): void
}

function showTime({ tools: { values }, title, tell, cancelled }: Asked): void {
  const [hour = 0, minute = 0] = text(values['value']).split(':').map(Number)
  const columns = [
    { rows: span(0, 23).map(two), index: hour },
    { rows: span(0, 59).map(two), index: minute }
  ]
  openSheet(
    columns,
    () => undefined,
    (rowIndexes) =>
      rowIndexes ? tell(within(values, `${two(rowIndexes[0] ?? 0)}:${two(rowIndexes[1] ?? 0)}`)) : cancelled(),
    title
  )
}

function showDate({ tools: { values }, title, tell, cancelled }: Asked): void {
  const now = new Date()
  const [year = now.getFullYear(), month = 1, day = 1] = (
    text(values['value']) || `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
  )
    .split('-')
    .map(Number)
  const from = Number(text(values['start']).split('-')[0]) || 1970
  const to = Number(text(values['end']).split('-')[0]) || 2100
  const fields = text(values['fields']) || 'day'
  let columns = dateColumns(year, month, day, fields, from, to)
  openSheet(
    columns,
    () => {
      const [y, m, d] = columns.map(({ index }) => index)
      columns = dateColumns(from + (y ?? 0), (m ?? 0) + 1, (d ?? 0) + 1, fields, from, to)
      return columns
    },
    (rowIndexes) =>
      rowIndexes
        ? tell(
            within(
              values,
              rowIndexes.map((each, index) => (index === 0 ? String(from + each) : two(each + 1))).join('-')
            )
          )
        : cancelled(),
    title
  )
}

function showMany({ tools, title, tell, cancelled }: Asked): void {
  const { values, fire } = tools
  const range = () => (Array.isArray(values['range']) ? (values['range'] as unknown[]) : [])
  const indexes = Array.isArray(values['value']) ? (values['value'] as unknown[]) : []
  const columns = () => range().map((rows, level) => ({ rows: wordsOf(tools, rows), index: number(indexes[level], 0) }))
  const start = columns()
  const sheet = openSheet(
    start,
    (index, rowIndex) => {
      indexes[index] = rowIndex
      fire('columnchange', { column: index, value: rowIndex })
      // the page answers with another range a moment later
      window.setTimeout(() => sheet.redraw(columns()), 60)
      return undefined
    },
    (rowIndexes) => (rowIndexes ? tell(rowIndexes) : cancelled()),
    title
  )
}

function showRegion({ tools, title, tell, cancelled }: Asked): void {
  const { values } = tools
  void tools.around.regions().then((provinces) => {
    const names = Array.isArray(values['value']) ? values['value'].map(text) : []
    const choice = regionColumns(tools, provinces, names)
    let current = choice.columns()
    openSheet(
      current,
      (index, rowIndex) => {
        // below a level that moved the first rows are chosen
        const indexes = current.map((column, level) => (level < index ? column.index : level === index ? rowIndex : 0))
        current = choice.columns(indexes)
        return current
      },
      (rowIndexes) => {
        if (!rowIndexes) return cancelled()
        const { value, ...more } = choice.detail(rowIndexes)
        tell(value, more)
      },
      title
    )
  })
}

function showOne({ tools, title, tell, cancelled }: Asked): void {
  const { values } = tools
  openSheet(
    [{ rows: wordsOf(tools, values['range']), index: number(values['value'], 0) }],
    () => undefined,
    (rowIndexes) => (rowIndexes ? tell(rowIndexes[0] ?? 0) : cancelled()),
    title
  )
}

const modes: Readonly<Record<string, (request: Asked) => void>> = {
  time: showTime,
  date: showDate,
  multiSelector: showMany,
  region: showRegion
}

function show(tools: Tools): void {
  const { values, fire, keep } = tools
  const open = modes[text(values['mode'])] ?? showOne
  open({
    tools,
    title: text(values['headerText']),
    tell: (value, more = {}) => {
      keep('value', value)
      fire('change', { value, ...more })
    },
    cancelled: () => fire('cancel', {})
  })
}

export const picker: BuiltIn = {
  properties: {
    mode: 'selector',
    range: [],
    rangeKey: '',
    value: 0,
    start: '',
    end: '',
    fields: 'day',
    disabled: false,
    headerText: '',
    customItem: '',
    level: 'sub-district',
    name: ''
  },
  slot: true,
  make: (tools) => {
    const { element, values, keep } = tools
    const first: { value?: unknown } = {}
    element.addEventListener('click', () => !isOn(values['disabled']) && show(tools))
    return {
      attached: () => (first.value = values['value']),
      value: () => values['value'],
      reset: () => keep('value', first.value)
    }
  }
}
