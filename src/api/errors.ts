/** What a call can end in other than its data. `words` may be shown to a shopper, `message` is for a report. */
import { apiWords } from './words'

export abstract class GatewayError extends Error {
  /** True once a toast told it: calls that share one request tell it once. */
  isTold = false
  /** True when the request may have taken effect although no reply says so. */
  readonly fateUnknown: boolean = false
  /** True when the gateway never answered: what was sent can be sent again as it stands. */
  readonly unanswered: boolean = false

  /** In the language of the moment, so that a stored failure follows a change of language. */
  abstract get words(): string

  constructor(message: string) {
    super(message)
    this.name = new.target.name
  }
}

/** The gateway understood and refused (envelope of spec 8, first row). */
export class BusinessError extends GatewayError {
  constructor(
    /** e.g. `stock.short`; 'F' or '' when the gateway gave no better one. */
    readonly code: string,
    /** What the gateway said, in x-lang's language; not always fit to show. */
    readonly said: string,
    private readonly shown: string | undefined,
    /** A refusal settles the fate; one that comes with a 5xx does not say how far it got. */
    override readonly fateUnknown: boolean = false
  ) {
    super(`${code}: ${said}`)
  }

  get words(): string {
    return this.shown ?? apiWords('serverError')
  }
}

/** The gateway refused, and said this code why. */
export const isRefusal = (failure: unknown, code: string): boolean =>
  failure instanceof BusinessError && failure.code === code

/** Nothing arrived; reported as 'Network Error' (spec 8). */
export class OfflineError extends GatewayError {
  override readonly fateUnknown = true
  override readonly unanswered = true

  constructor() {
    super('Network Error')
  }

  get words(): string {
    return apiWords('poorNetwork')
  }
}

/** No reply in time; reported as 'timeout [ Nms ]' (spec 8). */
export class TimeoutError extends GatewayError {
  override readonly fateUnknown = true
  override readonly unanswered = true

  constructor(readonly timeoutMs: number) {
    super(`timeout [ ${timeoutMs}ms ]`)
  }

  get words(): string {
    return apiWords('poorNetwork')
  }
}

/** There is no place for it now (503 with `Retry-After`): it may be sent again after that time, a write with its key. */
export class BusyError extends GatewayError {
  override readonly fateUnknown = true // a proxy in between says the same of what it lost

  constructor(
    readonly retryAfterMs: number,
    /** The gateway's own words, where they can be shown. */
    private readonly shown: string | undefined
  ) {
    super(`busy for ${retryAfterMs} ms`)
  }

  get words(): string {
    return this.shown ?? apiWords('busy')
  }
}

/** 401: nobody is logged in, or no longer. */
export class UnauthorisedError extends GatewayError {
  constructor() {
    super('unauthorised')
  }

  get words(): string {
    return apiWords('loginExpired')
  }
}

/** The gateway, or something before it, failed without an envelope that says why. */
export class ServerError extends GatewayError {
  override readonly fateUnknown = true

  constructor(readonly status: number) {
    super(`status ${status}`)
  }

  get words(): string {
    return apiWords('otherFailure')
  }
}

/** A reply that is no envelope: HTML of a proxy, nothing at all, a truncated or hostile text. */
export class MalformedReplyError extends GatewayError {
  override readonly fateUnknown = true

  constructor(readonly reason: string) {
    super(`malformed reply: ${reason}`)
  }

  get words(): string {
    return apiWords('otherFailure')
  }
}
