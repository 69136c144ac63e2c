/**
 * Toast, loading cover and dialog of the browser. Taro's own bring 35 KB of pictures and markup that a screen reader
 * passes over; these are elements of our own, styled by `feedback.scss`'s classes.
 */
import './feedback.scss'
import { toastDuration, type Confirmation } from './types'
import { closesOnBack } from '../overPage'
import { platformWords } from '../words'

export type { Confirmation } from './types'

function element(tag: string, className: string, text?: string): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  if (text !== undefined) node.textContent = text
  return node
}

let board: HTMLElement | undefined
let boardTimer: ReturnType<typeof setTimeout> | undefined

/** Shows words for a moment, aloud too; a new toast takes the old one's place. `duration` in ms. */
export function toast(words: string, duration: number = toastDuration): void {
  if (!board?.isConnected) {
    board = element('div', 'host-toast')
    board.setAttribute('role', 'status')
    board.setAttribute('aria-live', 'polite')
    document.body.append(board)
  }
  const current = board
  clearTimeout(boardTimer)
  current.replaceChildren(element('span', 'host-toast__words', words))
  boardTimer = setTimeout(() => current.replaceChildren(), duration)
}

let cover: HTMLElement | undefined

/** Covers the page until `hideLoading`. */
export function showLoading(words: string = platformWords('loading')): void {
  hideLoading()
  cover = element('div', 'host-loading')
  cover.setAttribute('role', 'status')
  const box = element('div', 'host-loading__box')
  box.append(element('div', 'host-loading__ring'), element('span', 'host-loading__words', words))
  cover.append(box)
  document.body.append(cover)
}

/** Takes the cover away. */
export function hideLoading(): void {
  cover?.remove()
  cover = undefined
}

let dialogs = 0

/**
 * Asks; true when confirmed. The focus starts on the safe answer of a dangerous question, stays inside, and goes back
 * to where it was; Escape, the back button and a tap beside the dialog put it away, which means no unless said otherwise.
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  const id = `host-dialog-${++dialogs}`
  const before = document.activeElement
  const back = element('div', 'host-dialog')
  const box = element('div', 'host-dialog__box')
  box.setAttribute('role', 'alertdialog')
  box.setAttribute('aria-modal', 'true')
  box.setAttribute('aria-labelledby', `${id}-title`)
  const title = element('h2', 'host-dialog__title', confirmation.title)
  title.id = `${id}-title`
  box.append(title)
  if (confirmation.content) {
    const content = element('p', 'host-dialog__content', confirmation.content)
    content.id = `${id}-content`
    box.setAttribute('aria-describedby', content.id)
    box.append(content)
  }
  const button = (words: string, kind: string) => {
    const buttonElement = element(
      'button',
      `host-dialog__button host-dialog__button--${kind}`,
      words
    ) as HTMLButtonElement
    buttonElement.type = 'button'
    return buttonElement
  }
  const no = button(confirmation.cancelText ?? platformWords('cancel'), 'cancel')
  const yes = button(confirmation.confirmText ?? platformWords('confirm'), confirmation.danger ? 'danger' : 'confirm')
  const row = element('div', 'host-dialog__buttons')
  row.append(no, yes)
  box.append(row)
  back.append(box)
  document.body.append(back)

  return new Promise((resolve) => {
    const close = (answer: boolean) => {
      document.removeEventListener('keydown', onKey, true)
      stayOnBack()
      back.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      resolve(answer)
    }
    const onLeave = () => close(confirmation.putAway ?? false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onLeave()
      else if (event.key === 'Tab') {
        // two buttons: Tab goes from one to the other, either way round
        const next = document.activeElement === no ? yes : no
        next.focus()
      } else return
      event.preventDefault()
      event.stopPropagation()
    }
    no.addEventListener('click', () => close(false))
    yes.addEventListener('click', () => close(true))
    back.addEventListener('click', (event) => {
      if (event.target === back) onLeave()
    })
    document.addEventListener('keydown', onKey, true)
    const stayOnBack = closesOnBack({ close: onLeave, isOnTop: () => true })
    const first = confirmation.danger ? no : yes
    first.focus()
  })
}
