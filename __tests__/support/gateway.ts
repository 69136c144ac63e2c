/** The gateway of the app's tests: answers by path, remembers what it was asked, and can hold replies back. */
import { setTransport } from '@/api'
import type { RequestInput, RequestOutcome } from '@/platform/request/types'

type Answer = RequestOutcome | ((input: RequestInput) => RequestOutcome | Promise<RequestOutcome>)

export const raw = (text: string, status = 200, headers: Record<string, string> = {}): RequestOutcome => ({
  kind: 'reply',
  status,
  headers,
  text
})

export const reply = (data: unknown, status = 200, headers: Record<string, string> = {}): RequestOutcome =>
  raw(JSON.stringify({ success: true, failed: false, code: '0', message: '', data }), status, headers)

export const refusal = (code: string, message: string, more: object = { failed: true }, status = 200): RequestOutcome =>
  raw(JSON.stringify({ code, message, ...more }), status)

export const file = (content: unknown): RequestOutcome => raw(JSON.stringify(content))

/** ms that the server's clock is ahead of the device's, which may be wrong. */
export const deviceClock = { behind: 0 }

/** What a reply of now says of the time. */
export const serverTime = (): Record<string, string> => ({
  'x-server-time': String(Date.now() + deviceClock.behind)
})

const pathOf = (url: string) => url.split('?')[0] ?? ''

/** Calls of the app so far, and those of them whose reply is on its way; what a test holds back is not. */
export const traffic = { requests: 0, underWay: 0 }

/** What has no answer is offline. */
export class FakeGateway {
  readonly requests: RequestInput[] = []
  private readonly outcomes = new Map<string, Answer>()
  private readonly holds = new Set<string>()
  private readonly waiting: (() => void)[] = []

  /** Puts it in the place of the network. */
  install(): this {
    setTransport(async (input) => {
      traffic.requests += 1
      const take = async () => {
        this.requests.push(input)
        traffic.underWay += 1
        try {
          return await this.outcomeOf(input)
        } finally {
          traffic.underWay -= 1
        }
      }
      if (![...this.holds].some((path) => input.url.includes(path))) return take()
      return new Promise((resolve) => this.waiting.push(() => resolve(take())))
    })
    return this
  }

  /** `METHOD /path`, or a path for all methods. */
  on(path: string, answer: Answer): this {
    this.outcomes.set(path, answer)
    return this
  }

  /** Lets what asks for this path wait until `release`. */
  hold(path: string): this {
    this.holds.add(path)
    return this
  }

  release(): void {
    this.holds.clear()
    this.waiting.splice(0).forEach((answer) => answer())
  }

  /** Paths asked, without query. */
  paths(): string[] {
    return this.requests.map(({ url }) => pathOf(url))
  }

  askedFor(path: string): RequestInput[] {
    return this.requests.filter(({ url }) => url.includes(path))
  }

  protected outcomeOf(input: RequestInput): RequestOutcome | Promise<RequestOutcome> {
    const path = pathOf(input.url)
    const answer = this.outcomes.get(`${input.method} ${path}`) ?? this.outcomes.get(path)
    if (answer === undefined) return { kind: 'offline' }
    return typeof answer === 'function' ? answer(input) : answer
  }
}

export const fakeGateway = (): FakeGateway => new FakeGateway().install()

/** A promise that is settled from outside. */
export function defer<T>() {
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
