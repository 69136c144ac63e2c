import type { SubscribeTemplate } from '@contract'
import { GatewayError } from '@/api'
import { requestSubscribe } from '@/platform/subscribe'
import { readStored, stores, writeStored } from '@/stores'
import { call } from './calls'
import { readAnswers, templatesFor, withRefused, type Moment } from './rules'

/** Most ms that the shopper waits for an answer after a tap; the platform's panel may stay, and its answer still counts. */
const patience = 20_000
/** ms that the gateway may take to note what was allowed before the shopper goes on without. */
const notePatience = 2000
/** The platform's code for a shopper who switched all messages of this mini-program off. */
const switchedOff = 20004

/** Orders whose messages were asked for when they were placed. */
const names = new Set<string>()

const within = (ms: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    work.then(finish, finish)
  })

const refuse = (templates: readonly SubscribeTemplate[]): void => {
  if (templates.length > 0) {
    writeStored('subscribeRefusals', withRefused(readStored('subscribeRefusals') ?? {}, templates, Date.now()))
  }
}

/** Tells the gateway. What it does not hear is a message less, never a purchase less. */
async function note(templates: SubscribeTemplate[]): Promise<void> {
  try {
    await call('POST /o2msg/v1/subscribe-messages', { body: { templates }, quiet: true, ignore401: true })
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
  }
}

async function ask(templates: readonly SubscribeTemplate[], ids: Readonly<Record<string, string>>): Promise<void> {
  try {
    // no wait before this: the platform asks only in the turn of the tap
    const answers = await requestSubscribe(templates.map((name) => ids[name] ?? ''))
    const { allowed, refused } = readAnswers(templates, ids, answers)
    refuse(refused)
    if (allowed.length > 0) await within(notePatience, note(allowed))
  } catch (failure) {
    const code: unknown = (failure as { errCode?: unknown } | undefined)?.errCode
    if (code === switchedOff) refuse(templates)
  }
}

/**
 * Asks for the messages that go with a tap. Call it first in the tap's handler, and await the result before what the
 * messages are about: it resolves when it was answered and noted, or after 20 s, and never rejects. Nothing is asked
 * without ids in the site's configuration, of somebody who is not logged in, or again for orders that were covered.
 */
export function askToSubscribe(moment: Moment, orderCodes: readonly string[] = []): Promise<void> {
  const ids = stores.site.info?.subscribeTemplates ?? {}
  const isCovered = orderCodes.length > 0 && orderCodes.every((code) => names.has(code))
  if (isCovered || !stores.session.loggedIn) return Promise.resolve()
  const templates = templatesFor(moment, ids, readStored('subscribeRefusals') ?? {}, Date.now())
  if (templates.length === 0) return Promise.resolve()
  coverOrders(orderCodes)
  return within(patience, ask(templates, ids))
}

/** Nobody is asked again for these orders: they were when they were placed. */
export function coverOrders(orderCodes: readonly string[]): void {
  for (const code of orderCodes) names.add(code)
}
