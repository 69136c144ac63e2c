/** The card that was shared last, beside the phone: as a chat or the timeline shows it, and opened by a click. */
import type { SharedCard } from '../../host'

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, words = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = words
  return element
}

/** `picture`: where the browser finds it; without one the chat app takes its own of the page. */
export function showCard(card: SharedCard, picture: string | undefined, open: () => void): void {
  const place = document.getElementById('shared')
  if (!place) return
  const timeline = card.kind === 'timeline'
  const box = make('button', `card card-${card.kind}`)
  box.type = 'button'
  box.setAttribute('aria-label', `Open the ${timeline ? 'timeline entry' : 'card'}: ${card.title}`)
  const frame = make('div', 'card-picture')
  if (picture === undefined) frame.append(timeline ? '' : 'a picture of the page, taken by the chat app')
  else {
    const image = make('img', '')
    image.alt = ''
    image.src = picture
    image.addEventListener('error', () => frame.replaceChildren('the picture does not come'))
    frame.append(image)
  }
  const title = make('div', 'card-title', card.title)
  box.append(...(timeline ? [frame, title] : [title, frame, make('div', 'card-foot', '小程序')]))
  box.addEventListener('click', open)
  place.replaceChildren(make('h2', '', timeline ? 'Shared on the timeline' : 'Shared in a chat'), box)
}
