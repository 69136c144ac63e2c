// PostgreSQL: acts at once come to what they would one after the other
/**
 * Random histories of a conversation: two tabs of a shopper, two agents, the robot and time, some of them at once, replies
 * that are lost and asked for again. What the gateway tells is, after every step, what the rules alone come to.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ChatMessage } from '../../../contract'
import { emptyLog, laidTo, type ChatLog } from '../../../domain/content/chat'
import { end, got, handOver, passTime, read, say, setHours, take } from '../../../gateway/src/areas/chat'
import { manager } from '../../../gateway/src/core/desk'
import { GatewayRefusal } from '../../../gateway/src/core/errors'
import { begin, lastTalk, mayRate, perform, unread, WORDS, type Act, type Agent, type Model } from './chatModel'
import { startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { addKeepable } from '../database/keeping'
import { numbers } from '../numbers'
import { isFull, seedOfRun } from '../support'
import { ACT, clientId, conversationWith, HEAR, openDesk, RATE, SAY } from './talks'

const HISTORIES = isFull ? 2_000 : 24
const IN_ONE_TEST = isFull ? 100 : 12
const STEPS = 16
/** One in so many has more to tell at once than a look brings. */
const LONG_ONES = 12
const SPANS = [25_000, 25_000, 25_000, 365_000, 1_860_000, 90_005_000]
/** How many acts a history does in a minute, of the sixty that a shopper may. */
const MOST_IN_A_MINUTE = 50

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addKeepable(shop, 'S1')
  await openDesk(shop)
})
after(() => shop.close())

interface Tab {
  /** The step from which on it is open. */
  opensAt: number
  /** All from this number on is held. */
  from: number
  log: ChatLog<ChatMessage>
  /** A reply that is on its way for long: laid to the rest when later ones are there. */
  late?: { list: ChatMessage[]; upTo: number }
}

interface History {
  name: string
  shopper: TestShopper
  id: string
  below: (n: number) => number
  model: Model
  tabs: Tab[]
  talkIds: string[]
  clients: string[]
  done: number
}

async function refusalOf(work: Promise<void>): Promise<string> {
  try {
    await work
    return 'ok'
  } catch (error) {
    if (error instanceof GatewayRefusal) return error.code
    throw error
  }
}

/** Does it at the gateway; replies what the caller is told, as the model does. */
async function really({ shopper, id, talkIds }: History, act: Act): Promise<string> {
  const { core } = shop
  const body = { conversationId: id }
  const codeOf = ({ success, code }: { success: boolean; code: string }): string => (success ? 'ok' : code)
  switch (act.do) {
    case 'SAY': {
      const said = { ...body, clientId: act.clientId, kind: 'TEXT', text: WORDS[act.words] }
      const answer = await shopper.ask(SAY, { body: said })
      return answer.success ? `ok ${answer.data.message.number}` : answer.code
    }
    case 'TAKE_BACK':
      return codeOf(await shopper.ask('POST /o2msg/v1/chat/take-back', { body: { ...body, number: act.number } }))
    case 'HELPED_NO':
    case 'HELPED_YES': {
      const judged = { ...body, number: act.number, helped: act.do === 'HELPED_YES' }
      return codeOf(await shopper.ask('POST /o2msg/v1/chat/helped', { body: judged }))
    }
    case 'PERSON':
    case 'ROBOT':
    case 'LEAVE':
      return codeOf(await shopper.ask(ACT, { body: { ...body, act: act.do } }))
    case 'GOT':
    case 'READ':
      return codeOf(
        await shopper.ask('POST /o2msg/v1/chat/read', { body: { ...body, number: act.number, mark: act.do } })
      )
    case 'RATE':
      return codeOf(
        await shopper.ask(RATE, { body: { ...body, talkId: talkIds[act.talk] ?? 'none', stars: act.stars } })
      )
    case 'TIME':
      return refusalOf(passTime(core))
    case 'TAKE':
      return refusalOf(take(core, manager(act.agent), id))
    case 'END':
      return refusalOf(end(core, manager(act.agent), id))
    case 'HAND_OVER':
      return refusalOf(handOver(core, manager(act.agent), id, { to: other(act.agent), note: '请看' }))
    case 'ANSWER':
      return refusalOf(say(core, manager(act.agent), id, { text: '在' }))
    case 'SHOP_GOT':
      return refusalOf(got(core, manager(act.agent), id, act.number))
    case 'SHOP_READ':
      return refusalOf(read(core, manager(act.agent), id, act.number))
  }
}
const other = (agent: Agent): Agent => (agent === 'qing' ? 'zhou' : 'qing')

/** Something that somebody does now; most of it may be done. */
function someAct({ below, model, clients }: History): Act {
  const agent = below(5) === 0 ? other(lastTalk(model).agent ?? 'qing') : (lastTalk(model).agent ?? 'qing')
  const number = 1 + below(model.said.length + 2)
  const words = (['KNOWN', 'UNKNOWN', 'KNOWN', 'PERSON'] as const)[below(4)] ?? 'KNOWN'
  const fresh = (): string => {
    clients.push(clientId())
    return clients.at(-1) ?? ''
  }
  const old = clients[below(Math.max(1, clients.length))]
  const ofShopper: (() => Act)[] = [
    () => ({ do: 'SAY', clientId: fresh(), words }),
    () => ({ do: 'SAY', clientId: fresh(), words }),
    () => ({ do: 'SAY', clientId: old ?? fresh(), words }),
    () => ({ do: (['PERSON', 'PERSON', 'ROBOT', 'LEAVE'] as const)[below(4)] ?? 'PERSON' }),
    () => ({ do: 'TAKE_BACK', number }),
    () => ({ do: below(2) === 0 ? 'HELPED_NO' : 'HELPED_YES', number }),
    () => ({ do: below(2) === 0 ? 'GOT' : 'READ', number }),
    () => ({ do: 'RATE', talk: below(model.talks.length), stars: 1 + below(5) })
  ]
  const ofDesk: (() => Act)[] = [
    () => ({ do: 'TAKE', agent }),
    () => ({ do: 'TAKE', agent }),
    () => ({ do: 'ANSWER', agent }),
    () => ({ do: 'SHOP_READ', agent, number }),
    () => ({ do: 'SHOP_GOT', agent, number }),
    () => ({ do: below(3) === 0 ? 'END' : 'HAND_OVER', agent })
  ]
  const acts = below(5) < 3 ? ofShopper : ofDesk
  const chosen = acts[below(acts.length)]
  assert.ok(chosen)
  return chosen()
}

function* orders<T>(all: readonly T[]): Generator<T[]> {
  if (all.length === 0) yield []
  for (const [index, item] of all.entries())
    for (const rest of orders([...all.slice(0, index), ...all.slice(index + 1)])) yield [item, ...rest]
}

/** What both sides see of it. */
const shownBy = (model: Model): object => ({
  state: lastTalk(model).state,
  marks: [model.said.length, model.shopGot, model.shopRead, model.shopperGot, model.shopperRead],
  unread: unread(model),
  ratings: model.talks.flatMap((talk, talkIndex) => {
    const { stars, agent } = talk
    const toRate = mayRate(talk, model.now)
    // what ended more than eight days ago is not shown, and no history is that long
    if (!toRate && stars === undefined) return []
    const number = model.said.map((message) => message.talk).lastIndexOf(talkIndex) + 1
    return [[number, agent === 'qing' ? '阿晴' : '小周', stars, toRate].map((value) => value ?? null)]
  }),
  said: model.said.map(({ from, text, takenBack = false, clientId: client, helped }, index) =>
    [index + 1, from, takenBack, client, takenBack ? '' : text, helped].map((value) => value ?? null)
  )
})

async function shownReally({ shopper, id, talkIds }: History): Promise<object> {
  const list: ChatMessage[] = []
  let before: number | undefined
  for (;;) {
    const query = { conversationId: id, size: 99, ...(before === undefined ? {} : { before }) }
    const page = await shopper.must(HEAR, { query })
    list.unshift(...page.list)
    before = page.list[0]?.number
    if (page.more) continue
    const {
      state,
      talkId,
      lastNumber,
      shopGot,
      shopRead,
      shopperGot,
      shopperRead,
      unread: count,
      ratings
    } = page.conversation
    if (!talkIds.includes(talkId)) talkIds.push(talkId)
    return {
      state,
      marks: [lastNumber, shopGot, shopRead, shopperGot, shopperRead],
      unread: count,
      ratings: ratings.map(({ number, agentName, stars, toRate }) =>
        [number, agentName, stars, toRate].map((value) => value ?? null)
      ),
      said: list.map((message) =>
        [
          message.number,
          message.from,
          message.kind === 'TAKEN_BACK',
          message.clientId,
          message.from === 'ROBOT' || message.from === 'SYSTEM' ? undefined : message.text,
          message.helped
        ].map((value) => value ?? null)
      )
    }
  }
}

/** Acts at once: what each is told and what is there then is what some order of them comes to. */
async function together(history: History, acts: readonly Act[]): Promise<void> {
  const replies = await Promise.all(acts.map((act) => really(history, act)))
  const shown = await shownReally(history)
  const wanted = JSON.stringify([replies, shown])
  const ends: string[] = []
  for (const order of orders(acts)) {
    const model = structuredClone(history.model)
    const answers = new Map(order.map((act) => [act, perform(model, act)]))
    const came = JSON.stringify([acts.map((act) => answers.get(act)), shownBy(model)])
    ends.push(came)
    if (came !== wanted) continue
    history.model = model
    return
  }
  assert.fail(`${history.name}: ${JSON.stringify(acts)} came to\n${wanted}\nand not to\n${ends.join('\n')}`)
}

/** A tab asks for what is new, once; some replies come late. */
async function look({ shopper, id, below, name }: History, tab: Tab): Promise<void> {
  const { upTo } = tab.log
  const isFirst = upTo === 0
  const query = isFirst ? { size: 1 + below(6) } : { since: upTo }
  const { list: news, upTo: now } = await shopper.must(HEAR, { query: { conversationId: id, ...query } })
  if (isFirst) tab.from = news[0]?.number ?? 1
  const list = news.filter(({ number }) => number >= tab.from)
  if (!isFirst && below(4) === 0 && tab.late === undefined) tab.late = { list, upTo }
  else tab.log = laidTo(tab.log, list, now)
  if (tab.late !== undefined && below(2) === 0) {
    tab.log = laidTo(tab.log, tab.late.list, tab.late.upTo)
    delete tab.late
  }
  const got = tab.log.messages.map(({ number }) => number)
  assert.deepEqual(
    got,
    [...new Set(got)].sort((a, b) => a - b),
    `${name}: by number, each once`
  )
}

/** What a tab holds, with what lies before its first page, is what the gateway has: no gap, no double. */
async function holdsAll(history: History, tab: Tab): Promise<void> {
  const { shopper, id, below } = history
  delete tab.late
  for (let isThereMore = true; isThereMore;) {
    const query = { conversationId: id, since: tab.log.upTo }
    const { list, upTo, more } = await shopper.must(HEAR, { query })
    const newer = list.filter(({ number }) => number >= tab.from)
    tab.log = laidTo(tab.log, newer, upTo)
    isThereMore = more
  }
  for (let isThereMore = true; isThereMore;) {
    const first = tab.log.messages[0]?.number ?? 1
    const page = await shopper.must(HEAR, { query: { conversationId: id, before: first, size: 1 + below(40) } })
    tab.log = laidTo(tab.log, page.list)
    isThereMore = page.more
  }
  assert.deepEqual(
    tab.log.messages.map(({ number, from, kind }) => [number, from, kind === 'TAKEN_BACK']),
    history.model.said.map(({ from, takenBack = false }, index) => [index + 1, from, takenBack]),
    history.name
  )
}

async function passes(history: History, ms: number): Promise<void> {
  await shop.core.clock.advance(ms)
  history.model.now += ms
}

async function step(history: History): Promise<void> {
  const { below, model } = history
  const what = below(10)
  if (what === 0) {
    await passes(history, SPANS[below(SPANS.length)] ?? 0)
    return together(history, [{ do: 'TIME' }])
  }
  if (what === 1) {
    model.open = !model.open
    await setHours(shop.core, TESTER, { from: 0, to: model.open ? 1440 : 0 })
    if (below(2) === 0) return
  }
  const acts = Array.from({ length: what < 6 ? 1 : 1 + below(3) }, () => someAct(history))
  const [first] = acts
  // the reply was lost, and the device sends it again before it knows
  if (first?.do === 'SAY' && below(2) === 0) acts.push({ ...first })
  history.done += acts.length
  if (history.done > MOST_IN_A_MINUTE) {
    await passes(history, 75_000)
    history.done = acts.length
  }
  await together(history, acts)
}

async function live(seed: number): Promise<void> {
  const shopper = await shop.shopper()
  const id = await conversationWith(shopper)
  const history: History = {
    name: `history ${seed}`,
    shopper,
    id,
    below: numbers(seed),
    model: begin(),
    tabs: [
      { opensAt: 0, from: 1, log: emptyLog() },
      { opensAt: 8 + (seed % 6), from: 1, log: emptyLog() }
    ],
    talkIds: [],
    clients: [],
    done: 0
  }
  await setHours(shop.core, TESTER, { from: 0, to: 1440 })
  await together(history, [{ do: 'PERSON' }])
  if (history.below(2) === 0) await together(history, [{ do: 'TAKE', agent: 'qing' }])
  for (let round = 0; round < STEPS; round += 1) {
    await step(history)
    for (const tab of history.tabs) if (round >= tab.opensAt && history.below(3) === 0) await look(history, tab)
    const { agent, state } = lastTalk(history.model)
    if (round === 4 && seed % LONG_ONES === 0 && state === 'WITH_AGENT' && agent !== undefined)
      for (let word = 0; word < 110; word += 1) {
        assert.equal(await really(history, { do: 'ANSWER', agent }), perform(history.model, { do: 'ANSWER', agent }))
      }
  }
  for (const tab of history.tabs) await holdsAll(history, tab)
  const marks = [{ conversationId: id, number: 1 + history.below(history.model.said.length) }]
  perform(history.model, { do: 'READ', number: marks[0]?.number ?? 0 })
  const { unread: badge } = await shopper.must('POST /o2msg/v1/chat/read-all', { body: { marks } })
  const { list } = await shopper.must('GET /o2msg/v1/chat/conversations')
  const counts = [badge, ...list.map(({ unread: count }) => count)]
  assert.deepEqual(counts, [unread(history.model), unread(history.model)], `${history.name}: badge and list`)
  // nobody is left at the desk for the next one
  const { agent, state } = lastTalk(history.model)
  if (state === 'WITH_AGENT' && agent !== undefined) await end(shop.core, manager(agent), id)
}

for (let from = 0; from < HISTORIES; from += IN_ONE_TEST) {
  test(`histories from ${from} on are what the rules come to`, { timeout: 600_000 }, async () => {
    for (let turn = from; turn < from + IN_ONE_TEST; turn += 1) await live(seedOfRun + 1 + turn)
  })
}
