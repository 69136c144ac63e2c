import { LruMap } from 'toad-cache'

/** Replies kept: the addresses with most requests. */
const KEPT = 1000
/** ms for which the last reply may stand in for one that the database does not give. */
const STANDS_IN_FOR = 5 * 60_000

/** Reads that are the same for everybody and better some minutes old than missing: no money, no shopper, no link. */
const SAME_FOR_ALL = /^GET \/(?:o2srh|o2pcm|o2cmt|o2md)\/(?!v1\/pub\/client-ip|pub\/v1\/wx-schemes)/

interface Question {
  key: string
  url: string
  lang: unknown
  tenant: unknown
  /** The endpoint's reply may depend on the caller. */
  personal: boolean
}

/** The last replies of what is the same for everybody, for when the database does not answer. */
export class LastReplies {
  readonly #replies = new LruMap<{ data: unknown; storedAt: number }>(KEPT, STANDS_IN_FOR)

  keep(question: Question, data: unknown): void {
    const address = addressOf(question)
    if (address !== undefined) this.#replies.set(address, { data, storedAt: Date.now() })
  }

  /** With its age, whole seconds. */
  find(question: Question): { data: unknown; age: number } | undefined {
    const address = addressOf(question)
    const reply = address === undefined ? undefined : this.#replies.get(address)
    return reply && { data: reply.data, age: Math.round((Date.now() - reply.storedAt) / 1000) }
  }
}

function addressOf({ key, url, lang, tenant, personal }: Question): string | undefined {
  // `_t` changes with every try (spec 7.1)
  return personal || !SAME_FOR_ALL.test(key)
    ? undefined
    : `${String(lang)} ${String(tenant ?? '')} ${url.replace(/([?&])_t=[^&]*/, '$1')}`
}
