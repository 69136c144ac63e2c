/** input and textarea: a real field inside, with the platform's placeholder, events and limits. */
import { child, isOn, number, text, type BuiltIn, type Part, type Tools } from './kit'

const common = {
  value: '',
  placeholder: '',
  placeholderStyle: '',
  placeholderClass: '',
  disabled: false,
  maxlength: 140,
  focus: false,
  autoFocus: false,
  cursor: -1,
  selectionStart: -1,
  selectionEnd: -1,
  confirmType: 'done',
  confirmHold: false,
  name: '',
  holdKeyboard: false,
  adjustPosition: true,
  cursorSpacing: 0
}

/** Height that the keyboard is said to have, px. No keyboard is drawn. */
const keyboardHeight = 300

/** ms that the chat app takes to review a nickname once its field was left. */
const reviewMs = 200

/** px of a line while lines are counted; any number that no rounding of a layout comes near. */
const countingHeight = 100

/**
 * Lines of the field's words as this browser breaks them. By its own height a line can't be counted: of `normal` it is each
 * line's tallest font, and the font of a language that no style names can't be asked for. A line of a set height is that high
 * in any font.
 */
function lineCountOf(field: HTMLElement): number {
  const { height, lineHeight } = field.style
  Object.assign(field.style, { height: '0', lineHeight: `${countingHeight}px` })
  const count = Math.round(field.scrollHeight / countingHeight)
  Object.assign(field.style, { height, lineHeight })
  return Math.max(1, count)
}

type Kind = 'input' | 'textarea'

/** A field of the platform while it is on a page. */
interface Typing {
  tools: Tools
  kind: Kind
  field: HTMLInputElement | HTMLTextAreaElement
  hint: HTMLElement
  /** The placeholder stands where nothing is written. */
  show(): void
  /** Sends the words that were written. */
  typed(): void
}

/** A nickname's field: above the keyboard the chat app offers the name it knows, and reviews what was written. */
function createNickname({ tools, field, show, typed }: Typing) {
  const { values, fire, keep } = tools
  let offer: (() => void) | undefined
  const offerName = async () => {
    if (text(values['type']) !== 'nickname') return
    // without the privacy guide the keyboard is an ordinary one
    if ((await tools.around.privacyRefusal('input.nickname')) || offer || document.activeElement !== field) return
    offer = tools.around.offerName((name) => {
      field.value = name
      typed()
    })
  }
  const endOffer = () => {
    if (!offer) return
    offer()
    offer = undefined
    window.setTimeout(review, reviewMs)
  }
  /** A nickname that does not pass is taken out of the field, by no input event. */
  const review = () => {
    if (!field.isConnected) return
    const pass = tools.around.nicknamePasses()
    if (!pass) {
      field.value = ''
      keep('value', '')
      show()
    }
    fire('nicknamereview', { pass, timeout: false })
  }
  return { offerName, endOffer, leave: () => offer?.() }
}
type Nickname = ReturnType<typeof createNickname>

/** What the field tells of being entered, left and confirmed. */
function listen({ tools, kind, field }: Typing, { offerName, endOffer }: Nickname): void {
  const { values, fire } = tools
  field.addEventListener('focus', () => {
    void offerName()
    fire('focus', { value: field.value, height: keyboardHeight })
    fire('keyboardheightchange', { height: keyboardHeight, duration: 0.25 })
  })
  field.addEventListener('blur', () => {
    endOffer()
    fire('blur', { value: field.value, cursor: field.selectionStart ?? 0 })
    fire('keyboardheightchange', { height: 0, duration: 0.25 })
  })
  field.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.isComposing) return
    if (kind === 'textarea' && text(values['confirmType']) === 'return') return
    event.preventDefault()
    fire('confirm', { value: field.value })
    if (!isOn(values['confirmHold'])) field.blur()
  })
}

/** Sends words as they are typed; while they are composed it waits and sends the result. */
function listenToWords(field: HTMLElement, fire: Tools['fire'], tell: () => void): () => void {
  let composing = false
  const handleInput = () => {
    if (!composing) tell()
  }
  field.addEventListener('compositionstart', () => {
    composing = true
    fire('keyboardcompositionstart', {})
  })
  field.addEventListener('compositionend', () => {
    composing = false
    fire('keyboardcompositionend', {})
    handleInput()
  })
  field.addEventListener('input', handleInput)
  return handleInput
}

const hintClass = (kind: Kind): string => (kind === 'input' ? 'input-placeholder' : 'textarea-placeholder')

/** What the attributes beside the value make of the field. */
function dress({ tools: { values }, kind, field, hint }: Typing, name: string): void {
  if (name === 'placeholder') {
    hint.textContent = text(values['placeholder'])
    field.placeholder = text(values['placeholder'])
  }
  if (name === 'placeholderClass') {
    hint.className = text(values['placeholderClass']) || hintClass(kind)
  }
  if (name === 'placeholderStyle') hint.setAttribute('style', text(values['placeholderStyle']))
  if (name === 'disabled') field.disabled = isOn(values['disabled'])
  if ((name === 'type' || name === 'password') && field instanceof HTMLInputElement) {
    const type = text(values['type'])
    field.type = isOn(values['password']) || type === 'safe-password' ? 'password' : 'text'
    field.inputMode = { number: 'numeric', idcard: 'text', digit: 'decimal', tel: 'tel' }[type] ?? 'text'
  }
  if (name === 'ariaLabel') field.setAttribute('aria-label', text(values['ariaLabel']))
}

function typing(tools: Tools, kind: Kind): Part {
  const { element, values, fire, keep } = tools
  const hint = child(element, 'div', hintClass(kind))
  const field = child(element, kind)
  field.autocomplete = 'off'
  field.spellcheck = false
  const limit = () => number(values['maxlength'], 140)
  const show = () => {
    hint.hidden = field.value !== ''
  }
  const cut = () => {
    if (limit() >= 0 && field.value.length > limit()) field.value = field.value.slice(0, limit())
  }
  const lines = () => {
    if (kind !== 'textarea') return
    element.toggleAttribute('data-auto-height', isOn(values['autoHeight']))
    if (isOn(values['autoHeight'])) {
      field.style.height = '0'
      field.style.height = `${field.scrollHeight}px`
    }
    fire('linechange', { height: field.scrollHeight, lineCount: lineCountOf(field) })
  }
  const handleInput = listenToWords(field, fire, () => {
    cut()
    show()
    keep('value', field.value)
    fire('input', { value: field.value, cursor: field.selectionStart ?? field.value.length, keyCode: 0 })
    if (isOn(values['autoHeight'])) lines()
  })
  const whole: Typing = { tools, kind, field, hint, show, typed: handleInput }
  const nickname = createNickname(whole)
  listen(whole, nickname)
  const focus = () => {
    field.focus()
    const end = number(values['cursor'], -1)
    if (end >= 0) field.setSelectionRange(end, end)
  }
  return {
    attached: () => {
      show()
      if (isOn(values['focus']) || isOn(values['autoFocus'])) focus()
      if (isOn(values['autoHeight'])) lines()
    },
    changed: (name) => {
      if (name === 'value') {
        const value = text(values['value'])
        if (field.value !== value) field.value = value
        cut()
        show()
        if (isOn(values['autoHeight'])) lines()
      }
      if (name === 'focus') {
        if (isOn(values['focus'])) focus()
        else if (document.activeElement === field) field.blur()
      }
      dress(whole, name)
    },
    detached: nickname.leave,
    value: () => field.value,
    reset: () => {
      field.value = ''
      keep('value', '')
      show()
    },
    activate: focus
  }
}

export const input: BuiltIn = {
  properties: { ...common, type: 'text', password: false },
  slot: false,
  make: (tools) => typing(tools, 'input')
}
export const textarea: BuiltIn = {
  properties: {
    ...common,
    autoHeight: false,
    fixed: false,
    showConfirmBar: true,
    disableDefaultPadding: false,
    confirmType: 'return'
  },
  slot: false,
  make: (tools) => typing(tools, 'textarea')
}
