import { toast } from '../feedback'
import { platformWords } from '../words'

/** For browsers without the asynchronous clipboard, and pages that are not https; undefined when it can't be done at all. */
function copyBySelection(text: string): boolean | undefined {
  if (typeof document.execCommand !== 'function') return undefined
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // keeps the phone's keyboard away
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  document.body.append(field)
  const focusedElement = document.activeElement
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focusedElement instanceof HTMLElement) focusedElement.focus()
  }
}

async function copy(text: string): Promise<boolean | undefined> {
  // the property is absent on pages that are not https, though the type promises it
  const clipboard = (navigator as Partial<Navigator>).clipboard
  if (!clipboard) return copyBySelection(text)
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text) ?? false // refused by permission: the old way may still be allowed
  }
}

/** Copies a text and says what came of it (spec 8); empty text is refused (spec 5). */
export async function copyText(text: string): Promise<boolean> {
  if (text.trim() === '') {
    toast(platformWords('copyEmpty'))
    return false
  }
  const outcome = await copy(text)
  toast(platformWords(outcome === undefined ? 'copyUnsupported' : outcome ? 'copied' : 'copyFailed'))
  return outcome === true
}
