let isPressing = false
document.addEventListener('mousedown', ({ button }) => void (isPressing = button === 0), true)
document.addEventListener('mouseup', () => void (isPressing = false), true)
document.addEventListener('dragend', () => void (isPressing = false), true)

/**
 * Does at once what moves the page, or, while a press is under way, after its click: a button that moves from under the
 * finger before it is let go gets none.
 */
export function afterPress(move: () => void): void {
  // the click comes right behind the end of its press
  if (isPressing) document.addEventListener('mouseup', () => void setTimeout(move), { once: true })
  else move()
}
