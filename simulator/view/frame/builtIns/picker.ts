/** picker in its modes, and picker-view: columns of rows that a mouse can choose from. */
import { child, isOn, number, partsUnder, text, type BuiltIn, type Tools } from './kit'

interface Column {
  rows: string[]
  at: number
}

const two = (value: number) => String(value).padStart(2, '0')
const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** Draws the sheet with its columns; `change` may answer with other columns when one moved. */
function openSheet(
  columns: Column[],
  change: (index: number, at: number) => Column[] | undefined,
  done: (chosen: number[] | undefined) => void
): { redraw(next: Column[]): void } {
  const mask = child(document.body, 'div', 'picker-mask')
  const sheet = child(mask, 'div', 'picker-sheet')
  const head = child(sheet, 'div', 'picker-head')
  const cancel = child(head, 'button')
  cancel.textContent = '取消'
  const confirm = child(head, 'button', 'picker-confirm')
  confirm.textContent = '确定'
  const body = child(sheet, 'div', 'picker-body')
  let shown = columns
  const draw = () => {
    body.replaceChildren()
    shown.forEach((column, index) => {
      const list = child(body, 'div', 'picker-column')
      column.rows.forEach((row, at) => {
        const line = child(list, 'div', 'picker-row')
        line.textContent = row
        line.dataset['chosen'] = String(at === column.at)
        line.addEventListener('click', () => {
          column.at = at
          shown = change(index, at) ?? shown
          draw()
        })
      })
      const chosen = list.querySelector<HTMLElement>('[data-chosen="true"]')
      if (chosen) list.scrollTop = chosen.offsetTop - list.clientHeight / 2
    })
  }
  const end = (chosen: number[] | undefined) => {
    mask.remove()
    done(chosen)
  }
  cancel.addEventListener('click', () => end(undefined))
  confirm.addEventListener('click', () => end(shown.map(({ at }) => at)))
  mask.addEventListener('click', (event) => event.target === mask && end(undefined))
  draw()
  return {
    redraw: (next) => {
      shown = next
      draw()
    }
  }
}

const wordsOf = (tools: Tools, rows: unknown): string[] =>
  (Array.isArray(rows) ? rows : []).map((row: unknown) => {
    const key = text(tools.values['rangeKey'])
    return text(key && typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[key] : row)
  })

function dateColumns(year: number, month: number, day: number, fields: string, from: number, to: number): Column[] {
  const years = span(from, to)
  const days = span(1, new Date(year, month, 0).getDate())
  const all: Column[] = [
    { rows: years.map((each) => `${each}年`), at: Math.max(0, years.indexOf(year)) },
    { rows: span(1, 12).map((each) => `${each}月`), at: month - 1 },
    { rows: days.map((each) => `${each}日`), at: Math.min(days.length, day) - 1 }
  ]
  return all.slice(0, fields === 'year' ? 1 : fields === 'month' ? 2 : 3)
}

function show(tools: Tools): void {
  const { values, fire, keep } = tools
  const mode = text(values['mode']) || 'selector'
  const tell = (value: unknown, more: object = {}) => {
    keep('value', value)
    fire('change', { value, ...more })
  }
  const cancelled = () => fire('cancel', {})
  if (mode === 'time') {
    const [hour = 0, minute = 0] = text(values['value']).split(':').map(Number)
    const columns = [
      { rows: span(0, 23).map(two), at: hour },
      { rows: span(0, 59).map(two), at: minute }
    ]
    openSheet(
      columns,
      () => undefined,
      (at) => (at ? tell(`${two(at[0] ?? 0)}:${two(at[1] ?? 0)}`) : cancelled())
    )
  } else if (mode === 'date') {
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
        const [y, m, d] = columns.map(({ at }) => at)
        columns = dateColumns(from + (y ?? 0), (m ?? 0) + 1, (d ?? 0) + 1, fields, from, to)
        return columns
      },
      (at) =>
        at ? tell(at.map((each, index) => (index === 0 ? String(from + each) : two(each + 1))).join('-')) : cancelled()
    )
  } else if (mode === 'multiSelector') {
    const range = () => (Array.isArray(values['range']) ? (values['range'] as unknown[]) : [])
    const at = Array.isArray(values['value']) ? (values['value'] as unknown[]) : []
    const columns = () => range().map((rows, index) => ({ rows: wordsOf(tools, rows), at: number(at[index], 0) }))
    const shown = columns()
    const sheet = openSheet(
      shown,
      (index, moved) => {
        at[index] = moved
        fire('columnchange', { column: index, value: moved })
        // the page answers with another range a moment later
        window.setTimeout(() => sheet.redraw(columns()), 60)
        return undefined
      },
      (chosen) => (chosen ? tell(chosen) : cancelled())
    )
  } else if (mode === 'region') {
    tools.around.note('picker mode="region" asks the chat app for its own list of regions, which is not here')
    cancelled()
  } else {
    openSheet(
      [{ rows: wordsOf(tools, values['range']), at: number(values['value'], 0) }],
      () => undefined,
      (at) => (at ? tell(at[0] ?? 0) : cancelled())
    )
  }
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
    tools.element.addEventListener('click', () => !isOn(tools.values['disabled']) && show(tools))
    return { value: () => tools.values['value'] }
  }
}

export const pickerView: BuiltIn = {
  properties: {
    value: [],
    indicatorStyle: '',
    indicatorClass: '',
    maskStyle: '',
    maskClass: '',
    immediateChange: false
  },
  slot: true,
  make: ({ element, values, fire, keep }) => {
    const columns = () =>
      partsUnder(element)
        .filter(({ tag }) => tag === 'picker-view-column')
        .map(({ tools }) => tools.element)
    const place = () => {
      const at = Array.isArray(values['value']) ? (values['value'] as unknown[]) : []
      columns().forEach((column, index) => column.children[number(at[index], 0)]?.scrollIntoView({ block: 'center' }))
    }
    element.addEventListener('click', (event) => {
      const all = columns()
      const at = all.map((column, index) => {
        const row = [...column.children].findIndex((each) => each.contains(event.target as Node))
        return row >= 0 ? row : number((values['value'] as unknown[] | undefined)?.[index], 0)
      })
      keep('value', at)
      place()
      fire('change', { value: at })
    })
    return { attached: place, changed: place }
  }
}
