import type { Delivery } from '../outbox'
import type { Locale } from '../words'

/** A login code on its way to a phone. */
export interface LoginCode {
  /** The same in each attempt, so that the carrier delivers one message. */
  messageId: string
  phone: string
  code: string
  /** The whole message, code included, in the shopper's language. */
  text: string
  language: Locale
  expiresInSeconds: number
}

/** A notice to a shopper. */
export interface Notice {
  kind: 'notice'
  /** As of a login code. */
  messageId: string
  phone: string
  /** The whole message with its link, in the shopper's language. */
  text: string
  language: Locale
}

/** Sends SMS. What it is given is nowhere written down: not in a log, and a code not in the shop's data. */
export interface SmsSender {
  /** @throws NotSent */
  send(message: LoginCode): Promise<void>
  /** Tries once. */
  notify(notice: Notice): Promise<Delivery>
}

/** A code that did not go out; `refused` for certain, `unknown` when no answer came and it may have. */
export class NotSent extends Error {
  readonly fate: 'refused' | 'unknown'

  constructor(fate: NotSent['fate']) {
    super(`the login code was not sent: ${fate}`)
    this.name = 'NotSent'
    this.fate = fate
  }
}
