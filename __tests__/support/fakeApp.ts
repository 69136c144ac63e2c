import { ANSWERS, leavePage } from '@/bridge/callbacks'
import { messages, type MessageName } from '@/bridge/messages'
import { forgetApp } from '@/bridge/sending'
import { lookForApp } from '@/platform/nativeApp/index.h5'
import { askBaseInfo } from '@/platform/nativeApp/talk.h5'

export interface Message {
  className: string
  function: string
  params: Record<string, unknown>
  successCallBack: string
  failCallBack: string
}

/** Calls an answer by its name, as the app does. */
export function answer(path: string, reply?: unknown): void {
  const [object = '', name = ''] = path.split('.')
  const under = Reflect.get(window, object) as Record<string, (reply: unknown) => void> | undefined
  under?.[name]?.(reply)
}

type Rule = 'never' | 'refuse' | 'twice' | { reply: unknown }

/** An app that remembers what it is sent, and answers by rule; without a rule with success and nothing. */
export class FakeApp {
  readonly messages: Message[] = []
  private readonly rules = new Map<string, Rule>()

  readonly postMessage = (...args: unknown[]): void => {
    if (args.length !== 1 || typeof args[0] !== 'string') throw new Error('one text, and no target')
    const message = JSON.parse(args[0]) as Message
    this.messages.push(message)
    const rule = this.rules.get(message.function)
    if (rule === 'never') return
    const path = rule === 'refuse' ? message.failCallBack : message.successCallBack
    const reply = typeof rule === 'object' ? rule.reply : undefined
    void Promise.resolve().then(() => {
      answer(path, reply)
      if (rule === 'twice') answer(path, reply)
    })
  }

  on(name: string, rule: Rule): this {
    this.rules.set(name, rule)
    return this
  }

  sent(name: string): Message[] {
    return this.messages.filter((message) => message.function === name)
  }

  /** Without the answers' names, which are random. */
  calls(): [name: string, params: Record<string, unknown>][] {
    return this.messages.map((message) => [message.function, message.params])
  }

  /** Puts it where the app puts itself. */
  install(): this {
    Object.defineProperty(window, 'appBridge', { value: this, configurable: true })
    return this
  }
}

export function removeApp(): void {
  Reflect.deleteProperty(window, 'appBridge')
}

export const answersObject = (): unknown => Reflect.get(window, ANSWERS)

/** The page is hidden or shown. */
export function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The page runs inside this app until the result is called. What it is not told to know it lacks. */
export async function enterApp(app: FakeApp, lacking: readonly MessageName[] = []): Promise<() => void> {
  forgetApp()
  app.install()
  const leave = lookForApp(false, () => undefined)
  const functions = Object.keys(messages).filter((name) => !lacking.some((other) => other === name))
  app.on('getBaseInfo', { reply: { functions } })
  await askBaseInfo({ token: () => undefined, userInfo: () => undefined, address: () => undefined })
  app.messages.length = 0
  return () => {
    leave()
    leavePage()
    removeApp()
    forgetApp()
  }
}
