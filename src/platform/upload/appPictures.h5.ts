/** A picture from the camera or the album of the app around the page (spec 7.6). */
import { isRecord } from '@/lib/json'
import { closesOnBack } from '../overPage'
import { appLacks, choose } from '../nativeApp/talk.h5'
import { platformWords } from '../words'
import { pictureWords } from './pictureWords'

type Way = 'takePicture' | 'getPicture'
const ways: readonly Way[] = ['takePicture', 'getPicture']

export interface Taken {
  bytes: Uint8Array<ArrayBuffer>
  /** '' where the bytes are no picture. */
  type: string
}

const beginnings: readonly (readonly [type: string, at: number, bytes: readonly number[]])[] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]]
]

/** Returns the media type that the bytes themselves show; the name and the type that came along count for nothing. */
export const typeOf = (bytes: Uint8Array): string =>
  beginnings.find(([, offset, start]) => start.every((byte, index) => bytes[offset + index] === byte))?.[0] ?? ''

/** The field `data`: Base64, alone or after `data:…,`. */
export function readPicture(value: unknown): Taken | undefined {
  const text = isRecord(value) ? value['data'] : undefined
  if (typeof text !== 'string' || text === '') return undefined
  try {
    const bytes = Uint8Array.from(atob(text.slice(text.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
    return { bytes, type: typeOf(bytes) }
  } catch {
    return { bytes: new Uint8Array(0), type: '' } // no Base64: who sends it says that it is no picture
  }
}

/** Which of the two; undefined: neither. */
function askForWay(): Promise<Way | undefined> {
  const dialog = document.createElement('div')
  dialog.className = 'host-dialog'
  const box = document.createElement('div')
  box.className = 'host-dialog__box'
  box.setAttribute('role', 'dialog')
  box.setAttribute('aria-modal', 'true')
  box.setAttribute('aria-label', pictureWords('title'))
  const title = document.createElement('h2')
  title.className = 'host-dialog__title'
  title.textContent = pictureWords('title')
  const rows = document.createElement('div')
  rows.className = 'host-dialog__buttons'
  box.append(title, rows)
  dialog.append(box)
  const before = document.activeElement
  return new Promise((resolve) => {
    const end = (way?: Way) => {
      document.removeEventListener('keydown', onKey, true)
      stayOnBack()
      dialog.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      resolve(way)
    }
    const buttons = [...ways, undefined].map((way) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'host-dialog__button host-dialog__button--cancel'
      button.style.flexBasis = '100%'
      button.textContent = way === undefined ? platformWords('cancel') : pictureWords(way)
      button.addEventListener('click', () => end(way))
      return button
    })
    rows.append(...buttons)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end()
      else if (event.key !== 'Tab') return
      else {
        const index = buttons.findIndex((button) => button === document.activeElement)
        buttons[(index + (event.shiftKey ? buttons.length - 1 : 1)) % buttons.length]?.focus()
      }
      event.preventDefault()
      event.stopPropagation()
    }
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) end()
    })
    document.addEventListener('keydown', onKey, true)
    const stayOnBack = closesOnBack({ close: () => end(), isOnTop: () => true })
    document.body.append(dialog)
    buttons[0]?.focus()
  })
}

/** What the app gave; undefined: given up. 'here', 'camera': the page's own chooser is to do it, by its camera. */
export async function askForPicture(): Promise<Taken | 'here' | 'camera' | undefined> {
  if (ways.every(appLacks)) return 'here'
  const way = await askForWay()
  if (way === undefined) return undefined
  const choice = await choose({ name: way })
  if (!choice) return way === 'takePicture' ? 'camera' : 'here'
  return readPicture(await choice.chosen)
}
