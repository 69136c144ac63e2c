/** A transport for tests: answers by path, remembers what it was asked, and can hold replies back. */
import { setTransport } from '@/api'
import type { RequestInput, RequestOutcome } from '@/platform/request'

type Answer = RequestOutcome | ((input: RequestInput) => RequestOutcome | Promise<RequestOutcome>)

export const reply = (data: unknown, status = 200, headers: Record<string, string> = {}): RequestOutcome => ({
  kind: 'reply',
  status,
  headers,
  text: JSON.stringify({ success: true, failed: false, code: '0', message: '', data })
})

export const raw = (text: string, status = 200): RequestOutcome => ({ kind: 'reply', status, headers: {}, text })

export const refusal = (code: string, message: string, more: object = { failed: true }, status = 200): RequestOutcome =>
  raw(JSON.stringify({ code, message, ...more }), status)

export const file = (content: unknown): RequestOutcome => raw(JSON.stringify(content))

export interface FakeGateway {
  asked: RequestInput[]
  /** Paths asked, without query. */
  paths: () => string[]
  on: (path: string, answer: Answer) => void
}

/** Puts a fake in place; what has no answer is offline. */
export function fakeGateway(): FakeGateway {
  const answers = new Map<string, Answer>()
  const asked: RequestInput[] = []
  setTransport(async (input) => {
    asked.push(input)
    const path = pathOf(input.url)
    const answer = answers.get(`${input.method} ${path}`) ?? answers.get(path)
    if (answer === undefined) return { kind: 'offline' }
    return typeof answer === 'function' ? answer(input) : answer
  })
  return {
    asked,
    paths: () => asked.map(({ url }) => pathOf(url)),
    on: (path, answer) => void answers.set(path, answer)
  }
}

const pathOf = (url: string) => url.split('?')[0] ?? ''

/** A promise that is settled from outside. */
export function held<T>() {
  let release: (value: T) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((resolve, reject) => {
    release = resolve
    fail = reject
  })
  return { promise, release, fail }
}

/** Lets everything that is ready run. */
export const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}
