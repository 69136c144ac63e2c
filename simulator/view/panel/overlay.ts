/** What the phone shows over a page: toasts, questions, sheets. */
import type { ChosenFile, ModalAsked } from '../../host'

export interface Overlay {
  toast(title: string | undefined, ms?: number, icon?: string): void
  loading(title: string | undefined): void
  modal(options: ModalAsked): Promise<{ confirm: boolean; content?: string }>
  /** What is written in a part of the host's own, which ends without words when the phone is taken elsewhere. */
  write(title: string): Promise<string | undefined>
  /** The phone is taken elsewhere: by a card, a code, a link. */
  elsewhere(): void
  /** Index of what was chosen, -1 for none. */
  sheet(items: readonly (string | { words: string; off: boolean })[], title?: string, words?: string): Promise<number>
  /** Switches by name, and where they stand when the sheet closes. */
  switches(title: string, initial: Readonly<Record<string, boolean>>, none: string): Promise<Record<string, boolean>>
  /** Covers the mini-program until the returned function is called or it is tapped; a tap calls `onTap`. */
  away(onTap: () => void): () => void
  pickFiles(accept: string, count: number): Promise<ChosenFile[]>
  clear(): void
}

/** Permissions as the chat app's settings call them. */
const scopeWords: Readonly<Record<string, string>> = {
  'scope.writePhotosAlbum': '添加到相册',
  'scope.userLocation': '位置信息'
}

/** What stands above a toast's words, by its icon. */
const toastMarks: Readonly<Record<string, string>> = { success: '✓', error: '✕', loading: '◌' }

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = '', words = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = words
  return element
}

/** A mask with something on it, until `done` is called. */
function over<T>(layer: HTMLElement, fill: (mask: HTMLElement, resolve: (answer: T) => void) => void): Promise<T> {
  return new Promise((resolve) => {
    const mask = make('div', 'mask')
    layer.append(mask)
    fill(mask, (answer) => {
      mask.remove()
      resolve(answer)
    })
  })
}

/** Toasts and loading. */
function createNotices(layer: HTMLElement): Pick<Overlay, 'toast' | 'loading' | 'clear'> {
  let toast: HTMLElement | undefined
  let loading: HTMLElement | undefined
  let timer: number | undefined
  return {
    toast: (title, ms = 1500, icon = 'none') => {
      window.clearTimeout(timer)
      toast?.remove()
      toast = undefined
      if (title === undefined) return
      const mark = toastMarks[icon]
      toast = make('div', 'toast', mark && `${mark}\n${title}`)
      if (!mark) {
        toast.dataset['plain'] = ''
        toast.append(make('span', '', title))
      }
      toast.setAttribute('role', 'status')
      layer.append(toast)
      timer = window.setTimeout(() => toast?.remove(), ms)
    },
    loading: (title) => {
      loading?.remove()
      loading = undefined
      if (title === undefined) return
      loading = make('div', 'toast', `◌ ${title}`)
      layer.append(loading)
    },
    clear: () => {
      window.clearTimeout(timer)
      layer.replaceChildren()
    }
  }
}

/** A sheet from below, with its title. */
function sheetBox(title?: string): HTMLElement {
  const box = make('div', 'sheet')
  box.setAttribute('role', 'dialog')
  if (title) box.append(make('h3', '', title))
  return box
}

const question = { content: '', confirmText: '确定', cancelText: '取消', showCancel: true, editable: true }

const modal =
  (layer: HTMLElement): Overlay['modal'] =>
  (options) =>
    over(layer, (mask, resolve) => {
      const box = make('div', 'modal')
      box.setAttribute('role', 'alertdialog')
      if (options.title) box.append(make('h3', '', options.title))
      const field = options.editable ? make('input') : undefined
      if (field) box.append(field)
      else if (options.content) box.append(make('p', '', options.content))
      const buttons = make('div')
      const end = (confirm: boolean) => resolve({ confirm, content: field?.value })
      if (options.showCancel) {
        const no = make('button', '', options.cancelText)
        no.addEventListener('click', () => end(false))
        buttons.append(no)
      }
      const yes = make('button', 'yes', options.confirmText)
      yes.addEventListener('click', () => end(true))
      buttons.append(yes)
      box.append(buttons)
      mask.append(box)
    })

const write =
  (layer: HTMLElement): Overlay['write'] =>
  async (title) => {
    const answer = modal(layer)({ ...question, title })
    const mask = layer.lastElementChild
    const closed = new Promise<undefined>((resolve) => {
      mask?.addEventListener('elsewhere', () => {
        mask.remove()
        resolve(undefined)
      })
    })
    const result = await Promise.race([answer, closed])
    return result?.confirm ? result.content : undefined
  }

const sheet =
  (layer: HTMLElement): Overlay['sheet'] =>
  (items, title, words) =>
    over(layer, (mask, resolve) => {
      const box = sheetBox(title)
      if (words) box.append(make('p', '', words))
      for (const [index, item] of [...items, '取消'].entries()) {
        const line = make('div')
        const choose = make('button', '', typeof item === 'string' ? item : item.words)
        choose.disabled = typeof item !== 'string' && item.off
        choose.addEventListener('click', () => resolve(index < items.length ? index : -1))
        line.append(choose)
        box.append(line)
      }
      mask.append(box)
    })

const switches =
  (layer: HTMLElement): Overlay['switches'] =>
  (title, initial, none) =>
    over(layer, (mask, resolve) => {
      const box = sheetBox(title)
      const values = { ...initial }
      if (Object.keys(initial).length === 0) box.append(make('p', '', none))
      for (const [name, allowed] of Object.entries(initial)) {
        const line = make('label', 'switch', scopeWords[name] ?? name)
        const field = make('input')
        field.type = 'checkbox'
        field.checked = allowed
        field.addEventListener('change', () => (values[name] = field.checked))
        line.append(field)
        box.append(line)
      }
      const line = make('div')
      const end = make('button', '', '完成')
      end.addEventListener('click', () => resolve(values))
      line.append(end)
      box.append(line)
      mask.append(box)
    })

/** Files of the person who looks at it. */
const pickFiles: Overlay['pickFiles'] = (accept, count) =>
  new Promise((resolve) => {
    const field = make('input')
    field.type = 'file'
    field.accept = accept
    field.multiple = count > 1
    field.addEventListener('cancel', () => resolve([]))
    field.addEventListener('change', () => {
      const files = [...(field.files ?? [])].slice(0, count)
      void Promise.all(
        files.map(async (file) => ({ path: file.name, size: file.size, content: await file.arrayBuffer() }))
      ).then(resolve)
    })
    field.click()
  })

export const createOverlay = (layer: HTMLElement): Overlay => ({
  ...createNotices(layer),
  modal: modal(layer),
  write: write(layer),
  elsewhere: () => {
    for (const mask of layer.querySelectorAll('.mask')) mask.dispatchEvent(new Event('elsewhere'))
  },
  sheet: sheet(layer),
  switches: switches(layer),
  away: (onTap) => {
    const cover = make('button', 'away', 'In the background. Tap to come back.')
    cover.addEventListener('click', onTap)
    layer.append(cover)
    return () => cover.remove()
  },
  pickFiles
})
