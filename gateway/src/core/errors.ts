import type { Words } from './words'

/** An answer that is not the effect asked for. `status` 200 is a business refusal (spec 8), others are HTTP's own. */
export class GatewayRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly words: Words

  constructor(status: number, code: string, words: Words) {
    super(words.en)
    this.name = 'GatewayRefusal'
    this.status = status
    this.code = code
    this.words = words
  }
}

/** The shop says no: HTTP 200, `failed: true`, a dotted code and a sentence in both languages. Throw what it returns. */
export const refusal = (code: string, zh: string, en: string): GatewayRefusal =>
  new GatewayRefusal(200, code, { zh, en })

/** 400, for a request the contract's schema can't describe as wrong. */
export const invalid = (zh: string, en: string): GatewayRefusal =>
  new GatewayRefusal(400, 'request.invalid', { zh, en })

/** 401: nobody is logged in, or the token is no longer good (spec 4.1). */
export const loginRequired = (): GatewayRefusal =>
  new GatewayRefusal(401, 'login.required', { zh: '登录失效，请重新登录', en: 'Login expired, please log in again' })

/** A thing that is not there, or not the caller's: both look the same, so that ids can't be probed. */
export const notFound = (code: string, zh: string, en: string): GatewayRefusal => refusal(code, zh, en)

/** The database can't be reached or broke off: the statement may have run or not. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'DatabaseAway'
  }
}

/** The database let somebody wait in vain: for a lock, a statement's end, or a connection. Others may fare better. */
export class DatabaseSlow extends DatabaseAway {
  constructor(cause: unknown) {
    super(cause)
    this.name = 'DatabaseSlow'
  }
}

/** Something the person who starts the gateway can mend; printed as one sentence before exit 1. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}
