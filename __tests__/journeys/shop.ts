/** The demonstration shop as a journey asks it beside the app: by calls of the contract, and by the console's. */

interface CallOptions {
  query?: Record<string, string>
  body?: object
}

export interface Customer {
  phone: string
  token: string
  userId: string
  call<T>(key: string, options?: CallOptions): Promise<T>
  /** Hands a picture in, one white pixel unless another is given; replies where it lies. */
  sendPicture(key: string, png?: Buffer): Promise<string>
}

export interface DemonstrationShop {
  /** Asks as nobody. */
  call<T>(key: string, options?: CallOptions): Promise<T>
  /** Does something at the console, as the shop's staff or time would. */
  console(path: string, data?: object): Promise<void>
  /** What the console shows. */
  desk<T>(): Promise<T>
  /** The newest login code that was sent to a phone. */
  codeOf(phone: string): Promise<string>
  /** The links in messages to a phone, oldest first. */
  linksTo(phone: string): Promise<string[]>
  /** Somebody new, with an address. */
  newCustomer(): Promise<Customer>
}

/** One white pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVQImWP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg=='

let phones = 0
/** A phone nobody else of a run has. */
export const freshPhone = (): string => `136${String(Date.now() + 1000 * (phones += 1)).slice(-8)}`

/** Until it is something; rejects after 20 s. */
async function soon<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (const ends = Date.now() + 20_000; Date.now() < ends;) {
    const result = await ask()
    if (result !== undefined) return result
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${what} never came`)
}

/** Until `hold` no longer throws; rejects with what it threw last after 20 s. */
export async function holds(hold: () => Promise<void>): Promise<void> {
  for (const ends = Date.now() + 20_000; ;) {
    try {
      return await hold()
    } catch (error) {
      if (Date.now() > ends) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** `address`: the origin of a running shop. */
export function demonstrationShop(address: string): DemonstrationShop {
  async function callAs<T>(token: string, key: string, { query, body }: CallOptions = {}): Promise<T> {
    const [method = 'GET', path = ''] = key.split(' ')
    const reply = await fetch(`${address}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: {
        'x-lang': 'zh-CN',
        'x-channel-type': 'H5',
        'idempotency-key': crypto.randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {})
      },
      ...(body ? { body: JSON.stringify(body) } : {})
    })
    const envelope = (await reply.json()) as { success: boolean; message: string; data: T }
    if (!envelope.success) throw new Error(`${key}: ${reply.status} ${envelope.message}`)
    return envelope.data
  }
  const call = <T>(key: string, options?: CallOptions) => callAs<T>('', key, options)
  const codeOf = (phone: string) =>
    soon(`A code for ${phone}`, async () => {
      const reply = await fetch(`${address}/demo/api/outbox?recipient=${phone}`)
      return /\b(\d{6})\b/.exec(await reply.text())?.[1]
    })
  return {
    call,
    desk: async <T>() => (await (await fetch(`${address}/demo/api/state`)).json()) as T,
    codeOf,
    linksTo: async (phone) => {
      const reply = await fetch(`${address}/demo/api/outbox?recipient=${phone}`)
      const { list } = (await reply.json()) as { list: { link?: string }[] }
      return list.flatMap(({ link }) => (link === undefined ? [] : [new URL(link, address).href])).reverse()
    },
    console: async (path, data) => {
      // the console hears only its own pages
      const headers = { origin: address, ...(data ? { 'content-type': 'application/json' } : {}) }
      const body = data ? { body: JSON.stringify(data) } : {}
      const reply = await fetch(`${address}/demo/api/${path}`, { method: 'POST', headers, ...body })
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    },
    newCustomer: async () => {
      const phone = freshPhone()
      const { captchaKey } = await call<{ captchaKey: string }>('POST /oauth/public/send-phone-captcha-always', {
        body: { phone }
      })
      const { token, userId } = await call<{ token: string; userId: string }>(
        'POST /o2cum/v1/pub/customer-login/register-with-oauth',
        { body: { phone, captcha: await codeOf(phone), captchaKey } }
      )
      const region = { provinceCode: '330000', cityCode: '330100', districtCode: '330106' }
      await callAs(token, 'POST /o2cum/v1/bp-address', {
        body: { receiver: '林知远', phone, ...region, detail: '文三路 478 号', isDefault: true }
      })
      const sendPicture = async (key: string, png: Buffer = Buffer.from(PNG, 'base64')): Promise<string> => {
        const file = new FormData()
        file.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'evidence.png')
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
        const reply = await fetch(`${address}${key.replace('POST ', '')}`, { method: 'POST', headers, body: file })
        const { data } = (await reply.json()) as { data: Record<string, string> }
        return Object.values(data)[0] ?? ''
      }
      return { phone, token, userId, sendPicture, call: (key, options) => callAs(token, key, options) }
    }
  }
}
