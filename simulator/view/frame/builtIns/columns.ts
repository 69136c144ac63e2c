/** The sheet of a picker: columns of rows that a mouse can choose from. */
import { child } from './kit'

export interface Column {
  rows: string[]
  /** Index of the chosen row. */
  index: number
}

/** Draws the sheet with its columns; `change` may answer with other columns when one moved. */
export function openSheet(
  columns: Column[],
  change: (index: number, rowIndex: number) => Column[] | undefined,
  onEnd: (rowIndexes: number[] | undefined) => void,
  title = ''
): { redraw(next: Column[]): void } {
  const mask = child(document.body, 'div', 'picker-mask')
  const sheet = child(mask, 'div', 'picker-sheet')
  const head = child(sheet, 'div', 'picker-head')
  const cancel = child(head, 'button')
  cancel.textContent = '取消'
  child(head, 'span').textContent = title
  const confirm = child(head, 'button', 'picker-confirm')
  confirm.textContent = '确定'
  const body = child(sheet, 'div', 'picker-body')
  let current = columns
  const draw = () => {
    body.replaceChildren()
    current.forEach((column, index) => {
      const list = child(body, 'div', 'picker-column')
      column.rows.forEach((row, rowIndex) => {
        const line = child(list, 'div', 'picker-row')
        line.textContent = row
        line.dataset['chosen'] = String(rowIndex === column.index)
        line.addEventListener('click', () => {
          column.index = rowIndex
          current = change(index, rowIndex) ?? current
          draw()
        })
      })
      const target = list.querySelector<HTMLElement>('[data-chosen="true"]')
      if (target) list.scrollTop = target.offsetTop - list.clientHeight / 2
    })
  }
  const end = (rowIndexes: number[] | undefined) => {
    mask.remove()
    onEnd(rowIndexes)
  }
  // what happens on the sheet is no tap on the page
  for (const type of ['mousedown', 'mouseup', 'mousemove'] as const)
    mask.addEventListener(type, (event) => event.stopPropagation())
  cancel.addEventListener('click', () => end(undefined))
  confirm.addEventListener('click', () => end(current.map(({ index }) => index)))
  mask.addEventListener('click', (event) => event.target === mask && end(undefined))
  draw()
  return {
    redraw: (next) => {
      current = next
      draw()
    }
  }
}
