/** Production's outbox: a message is taken by time, sent outside of any transaction, and then kept no longer. */
import { retryAfterMs } from '../../../../domain/retries'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { linkTo, type Delivery } from '../../core/outbox'
import { shopAddressOf } from '../../core/files/site'
import { signedBy } from '../../core/sms/signature'
import { personOf } from '../customer'
import * as store from './store'

/** Tries of a message; with the pauses between them the last comes after half an hour. */
const MOST_TRIES = 6
/** Messages of each kind in one sweep: the timed work of others waits meanwhile. */
const MOST_AT_ONCE = 50

const PHONE = /^1\d{10}$/

/** The platform's code for a reader who refuses messages of a template. */
const REFUSED_BY_READER = '43101'

const never = (problem: string): Delivery => ({ again: false, problem })

/** The next message, taken by this gateway alone for as long as a try may take. */
function takeNext(core: Core, kind: store.SentKind): Promise<store.Message | undefined> {
  return inTransaction(core.db, async (tx) => {
    const now = core.clock.date()
    const due = await store.nextToSend(tx, kind, now)
    if (due === undefined) return undefined
    const attempts = due.attempts + 1
    await store.setTried(tx, due.outbox_id, attempts, new Date(now.getTime() + retryAfterMs(attempts)))
    return { ...due, attempts }
  })
}

const withSignature = (core: Core, { body, language }: store.Message): string => signedBy(core, language, body)

function bySms(core: Core, message: store.Message): Promise<Delivery> | Delivery {
  const { outbox_id: messageId, recipient: phone, page, language } = message
  const address = shopAddressOf(core.site)
  if (!PHONE.test(phone)) return never('no phone')
  // its words speak of a link
  if (page === null || address === undefined) return never('no shopAddress')
  const text = `${withSignature(core, message)} ${linkTo(address, page)}`
  return core.sms.notify({ kind: 'notice', messageId, phone, text, language })
}

async function byPlatform({ db, platform, site }: Core, message: store.Message): Promise<Delivery> {
  const { subscription, page, language } = message
  const { subscribeTemplates: ids } = site
  const id: unknown = typeof ids === 'object' && ids !== null && Reflect.get(ids, subscription?.template ?? '')
  if (subscription === null || page === null || typeof id !== 'string') return never('no template id')
  const openId = await personOf(db, subscription.userId)
  if (openId === undefined) return never('unknown to the platform')
  return platform.sendMessage({ openId, templateId: id, data: subscription.data, page, language })
}

function attempt(core: Core, message: store.Message): Promise<Delivery> | Delivery {
  // a gateway that ended within the last try told nobody how it went
  if (message.attempts > MOST_TRIES) return never('no try left')
  return message.kind === 'SMS' ? bySms(core, message) : byPlatform(core, message)
}

/** Acts on how a try went; false: the next message would hardly do better now. */
async function conclude({ db, clock, log }: Core, message: store.Message, outcome: Delivery): Promise<boolean> {
  const { outbox_id: id, attempts, subscription } = message
  if (outcome === 'sent') {
    await store.forget(db, id)
    return true
  }
  const again = outcome.again && attempts < MOST_TRIES
  const facts = { message: id, kind: message.kind, attempts, problem: outcome.problem }
  log.warn(facts, again ? 'A message was not sent yet' : 'A message was given up')
  // the shopper takes no such messages any more, also where permissions were counted; of what they asked to be told they hear
  const isRefused = subscription !== null && outcome.problem.includes(REFUSED_BY_READER)
  if (isRefused) await store.dropPermission(db, subscription.userId, subscription.template)
  if (!again && message.kind === 'SUBSCRIPTION' && (isRefused || subscription?.orSms === true)) {
    await store.turnIntoSms(db, id, clock.date())
  } else if (!again) await store.forget(db, id)
  return !outcome.again
}

/**
 * Sends what is due; what does not go out is tried again later. Several gateways share the work. One that ends between the
 * other side's «yes» and writing that down leaves the message to be sent again, with the same id. A demonstration sends
 * nothing, nor would production what a demonstration left it.
 */
export async function sendMessages(core: Core): Promise<void> {
  if (core.mode === 'demonstration') {
    await store.onlyShow(core.db)
    return
  }
  for (const kind of ['SUBSCRIPTION', 'SMS'] as const) {
    for (let round = 0; round < MOST_AT_ONCE; round += 1) {
      const next = await takeNext(core, kind)
      if (next === undefined || !(await conclude(core, next, await attempt(core, next)))) break
    }
  }
}
