/** What a finger, a keyboard and a chosen row send to the nodes of a page: the event goes up through every bound ancestor. */
import type { Host, Instance, Values } from '../host'
import { textOf, walk, type Node } from './tree'

/** Sends an event up from a node. Stops where the template catches it. */
export function bubble(host: Host, instance: Instance, node: Node, type: string, detail: Values): void {
  const target = { id: node.id, dataset: { sid: node.sid }, offsetLeft: 0, offsetTop: 0 }
  const touch = { identifier: 0, pageX: 10, pageY: 10, clientX: 10, clientY: 10 }
  for (let current: Node | undefined = node; current; current = current.parent) {
    const handler = current.events.get(type)
    if (handler === undefined) continue
    host.dispatch(instance, 'eh', {
      type,
      timeStamp: Date.now(),
      target,
      currentTarget: { id: current.id, dataset: { sid: current.sid }, offsetLeft: 0, offsetTop: 0 },
      detail,
      mark: {},
      touches: [touch],
      changedTouches: [touch]
    })
    if (handler) return
  }
}

/** Sends an event to a node alone, as events of built-ins that do not go up. */
function tell(host: Host, instance: Instance, node: Node, type: string, detail: Values): void {
  if (node.events.has(type)) bubble(host, instance, { ...node, parent: undefined }, type, detail)
}

type Pass = (ms: number) => Promise<void>

/** Something that can be done to a node. */
export interface Act {
  /** In words, for a report. */
  name: 'tap' | 'type' | 'choose' | 'scroll' | 'pull' | 'turn' | 'break'
  /** ms that the page may wait before it answers, such as for more typing. */
  answersIn?: number
  /** `pass` lets ms go by, as between two letters. */
  do(host: Host, instance: Instance, pass: Pass): Promise<void> | void
}

/** ms between two letters of somebody quick. */
const letterMs = 100

/** Types as a person does, letter by letter: the words grow, are taken away, and are pasted; then the field is left. */
async function type(node: Node, host: Host, instance: Instance, pass: Pass): Promise<void> {
  const kind = String(node.attributes['type'] ?? 'text')
  const length = Number(node.attributes['maxlength'] ?? 140)
  const words = /number|digit|tel|idcard/.test(kind) ? '12345678901234567890' : '栖禾 <b>&amp; 👩‍🍳 Qihe'
  const fitting = (word: string) => (length > 0 ? word.slice(0, length) : word)
  const input = (value: string) => tell(host, instance, node, 'input', { value, cursor: value.length, keyCode: 0 })
  tell(host, instance, node, 'focus', { value: '', height: 300 })
  let entered = ''
  for (const letter of words) {
    if (fitting(entered + letter) === entered) break
    entered = fitting(entered + letter)
    input(entered)
    await pass(letterMs)
  }
  const value = fitting(words)
  input('')
  await pass(letterMs)
  input(value)
  tell(host, instance, node, 'linechange', { height: 40, lineCount: 2 })
  tell(host, instance, node, 'blur', { value, cursor: value.length })
  tell(host, instance, node, 'confirm', { value })
}

/** What a picker answers with, by its mode. */
function choiceOf({ attributes }: Node): unknown {
  switch (String(attributes['mode'] ?? 'selector')) {
    case 'time':
      return '09:30'
    case 'date':
      return '2026-12-01'
    case 'multiSelector':
      return (Array.isArray(attributes['range']) ? attributes['range'] : []).map(() => 0)
    case 'region':
      return ['浙江省', '杭州市', '西湖区']
    default:
      return 0
  }
}

const change: Record<string, (node: Node) => Values> = {
  picker: (node) => ({ value: choiceOf(node), code: ['330000', '330100', '330106'] }),
  'picker-view': () => ({ value: [0] }),
  switch: ({ attributes }) => ({ value: attributes['checked'] !== true }),
  slider: () => ({ value: 1 }),
  'checkbox-group': (node) => ({
    value: [...walk(node)].filter(({ tag }) => tag === 'checkbox').map(({ attributes }) => attributes['value'])
  }),
  'radio-group': (node) => ({
    value: [...walk(node)].find(({ tag }) => tag === 'radio')?.attributes['value'] ?? ''
  }),
  swiper: () => ({ current: 1, currentItemId: '', source: 'touch' })
}

const scrolled = { scrollTop: 900, scrollLeft: 0, scrollWidth: 375, scrollHeight: 1400, deltaX: 0, deltaY: -900 }

/** The answer of a button's open type, which comes after its tap. */
async function open(node: Node, host: Host, instance: Instance): Promise<void> {
  switch (String(node.attributes['openType'] ?? node.attributes['open-type'] ?? '')) {
    case 'getPhoneNumber':
      return tell(host, instance, node, 'getphonenumber', await host.phoneNumber())
    case 'chooseAvatar':
      return tell(
        host,
        instance,
        node,
        'chooseavatar',
        (await host.privacyRefusal('button.chooseAvatar')) ?? { avatarUrl: 'http://tmp/avatar.png' }
      )
    case 'agreePrivacyAuthorization':
      return tell(host, instance, node, 'agreeprivacyauthorization', { errMsg: 'agreePrivacyAuthorization:ok' })
    case 'openSetting':
      return tell(host, instance, node, 'opensetting', { errMsg: 'openSetting:ok', authSetting: {} })
    default:
  }
}

/** What can be done to a node, by its template: everything that it listens to. */
export function actsOn(node: Node): Act[] {
  const acts: Act[] = []
  const { tag, events, attributes } = node
  if (attributes['disabled'] === true) return acts
  if (events.has('input'))
    acts.push({ name: 'type', answersIn: 700, do: (host, instance, pass) => type(node, host, instance, pass) })
  const value = change[tag]
  if (value && events.has('change'))
    acts.push({
      name: tag === 'swiper' ? 'turn' : 'choose',
      do: (host, instance) => tell(host, instance, node, 'change', value(node))
    })
  if (tag === 'scroll-view') {
    if (events.has('refresherrefresh') && attributes['refresherEnabled'] === true)
      acts.push({ name: 'pull', do: (host, on) => tell(host, on, node, 'refresherrefresh', {}) })
    acts.push({
      name: 'scroll',
      do: (host, instance) => {
        tell(host, instance, node, 'scroll', scrolled)
        tell(host, instance, node, 'scrolltolower', { direction: 'bottom' })
        tell(host, instance, node, 'scroll', { ...scrolled, scrollTop: 0, deltaY: 900 })
        tell(host, instance, node, 'scrolltoupper', { direction: 'top' })
      }
    })
  }
  if (tag === 'image' && events.has('error'))
    acts.push({ name: 'break', do: (host, on) => tell(host, on, node, 'error', { errMsg: 'GET failed' }) })
  if (events.has('tap'))
    acts.push({
      name: 'tap',
      do: async (host, instance) => {
        bubble(host, instance, node, 'tap', { x: 10, y: 10 })
        await open(node, host, instance)
      }
    })
  return acts
}

export const shortName = (node: Node) => `«${textOf(node).slice(0, 24) || node.className || node.tag}»`
