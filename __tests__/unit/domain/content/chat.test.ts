import fc from 'fast-check'
import {
  askedWords,
  CHAT_ACTS,
  CHAT_STATES,
  chatAfter,
  chatAsking,
  emptyLog,
  fitOf,
  grownMark,
  hoursText,
  isChatOpen,
  laidTo,
  mayRate,
  mayTakeBack,
  RATING_MS,
  robotSpeaks,
  TAKE_BACK_MS,
  usualWait,
  type ChatAct,
  type ChatLog
} from '@domain/content/chat'

const allowedActs: Record<ChatAct, string[]> = {
  PERSON: ['ROBOT>QUEUED'],
  UNHELPED: ['ROBOT>QUEUED'],
  ROBOT: ['QUEUED>ROBOT'],
  LEAVE: ['QUEUED>LEFT'],
  CLOSE: ['QUEUED>LEFT'],
  TAKE: ['QUEUED>WITH_AGENT', 'LEFT>WITH_AGENT'],
  HAND_OVER: ['WITH_AGENT>WITH_AGENT'],
  END: ['WITH_AGENT>ENDED'],
  QUIET: ['WITH_AGENT>ENDED']
}

test.each(CHAT_ACTS)('%s moves a session as the table says, and nowhere else', (act) => {
  const acts = CHAT_STATES.flatMap((state) => {
    const next = chatAfter(state, act)
    return next === undefined ? [] : [`${state}>${next}`]
  })
  expect(acts).toEqual(allowedActs[act])
})

test('a shopper who asks for a person out of hours leaves a message; the robot speaks in its own state alone', () => {
  expect([chatAsking('ROBOT', true), chatAsking('ROBOT', false)]).toEqual(['QUEUED', 'LEFT'])
  expect(chatAsking('WITH_AGENT', true)).toBeUndefined()
  expect(CHAT_STATES.filter(robotSpeaks)).toEqual(['ROBOT'])
})

test('hours are of the shop’s day, over midnight too', () => {
  const day = { from: 540, to: 1260 }
  expect([539, 540, 1259, 1260].map((minute) => isChatOpen(day, minute))).toEqual([false, true, true, false])
  const night = { from: 1320, to: 120 }
  expect([1319, 1320, 0, 119, 120].map((minute) => isChatOpen(night, minute))).toEqual([false, true, true, true, false])
  expect(isChatOpen({ from: 0, to: 0 }, 0)).toBe(false)
  expect(hoursText(day)).toBe('09:00–21:00')
})

test('a message is taken back for two minutes, a session that a person had is rated once and changed for a day', () => {
  expect([mayTakeBack(0, TAKE_BACK_MS), mayTakeBack(0, TAKE_BACK_MS + 1)]).toEqual([true, false])
  const endedTalk = { state: 'ENDED' as const, taken: true, endedAt: 0, ratedAt: undefined }
  expect(mayRate(endedTalk, 1)).toBe(true)
  expect(mayRate({ ...endedTalk, taken: false }, 1)).toBe(false)
  expect(mayRate({ ...endedTalk, state: 'WITH_AGENT' }, 1)).toBe(false)
  expect([
    mayRate({ ...endedTalk, ratedAt: 5 }, 5 + RATING_MS),
    mayRate({ ...endedTalk, ratedAt: 5 }, 6 + RATING_MS)
  ]).toEqual([true, false])
})

test('a mark only grows and never passes the last message; a usual wait is that of the middle', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(100), fc.nat(50), (mark, to, more) => {
      const last = mark + more
      const markNow = grownMark(mark, to, last)
      return markNow >= mark && markNow <= last
    })
  )
  expect(usualWait([3, 100, 8])).toBe(8)
})

test('words of a question are pairs of signs, and whole words of letters; what carries nothing is left out', () => {
  expect(askedWords('滤芯怎么清洗？')).toEqual(expect.arrayContaining(['滤芯', '清洗']))
  expect(askedWords('滤芯怎么清洗？')).not.toContain('怎么')
  expect(askedWords('How do I clean the filter')).toEqual(['clean', 'filter'])
  expect(fitOf(['滤芯', '天空'], '滤芯清洗')).toBe(0.5)
  expect(fitOf([], '滤芯')).toBe(0)
})

interface Said {
  number: number
  revision: number
  client: string
  text: string
}

/** A gateway as it is promised: one lock, numbers without gaps, each change a revision. */
class Model {
  said: Said[] = []
  revision = 0
  post(client: string, text: string): Said {
    const existing = this.said.find((message) => message.client === client)
    if (existing) return existing
    this.revision += 1
    const newMessage = { number: this.said.length + 1, revision: this.revision, client, text }
    this.said.push(newMessage)
    return newMessage
  }
  takeBack(number: number): void {
    const index = this.said.findIndex((message) => message.number === number)
    const target = this.said[index]
    if (target === undefined) return
    this.revision += 1
    this.said[index] = { ...target, text: '', revision: this.revision }
  }
  since(revision: number, size: number): { list: Said[]; upTo: number; more: boolean } {
    const all = this.said
      .filter((message) => message.revision > revision)
      .sort((first, other) => first.revision - other.revision)
    const list = all.slice(0, size)
    const more = all.length > size
    return { list, upTo: more ? (list.at(-1)?.revision ?? revision) : this.revision, more }
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('post' as const), tab: fc.nat(1), lost: fc.boolean() }),
  fc.record({ kind: fc.constant('agent' as const) }),
  fc.record({ kind: fc.constant('ask' as const), tab: fc.nat(1), late: fc.boolean() }),
  fc.record({ kind: fc.constant('takeBack' as const), number: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) })
)

test('2,000 histories of two tabs with lost, late and repeated replies end as the gateway has it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (history) => {
      const gateway = new Model()
      const tabs: { log: ChatLog<Said>; unsent: string[]; late: ReturnType<Model['since']>[] }[] = [0, 1].map(() => ({
        log: emptyLog(),
        unsent: [],
        late: []
      }))
      let count = 0
      const ask = (moment: number, late: boolean): void => {
        const tab = tabs[moment]
        if (!tab) return
        // what was under way comes after what was asked later
        const page = gateway.since(tab.log.upTo, 3)
        if (late) tab.late.push(page)
        else {
          tab.log = laidTo(tab.log, page.list, page.upTo)
          for (const old of tab.late.splice(0)) tab.log = laidTo(tab.log, old.list)
        }
      }
      for (const message of history) {
        if (message.kind === 'agent') gateway.post(`agent-${(count += 1)}`, 'hello')
        else if (message.kind === 'takeBack') gateway.takeBack(message.number)
        else if (message.kind === 'ask') ask(message.tab, message.late)
        else if (message.kind === 'reload') {
          const tab = tabs[message.tab]
          if (tab) tab.log = emptyLog()
        } else {
          const tab = tabs[message.tab]
          const client = `mine-${(count += 1)}`
          const reply = gateway.post(client, client)
          if (!tab) continue
          if (message.lost) tab.unsent.push(client)
          else tab.log = laidTo(tab.log, [reply])
        }
      }
      for (const [tabIndex, tab] of tabs.entries()) {
        for (const client of tab.unsent) tab.log = laidTo(tab.log, [gateway.post(client, client)])
        for (let page = gateway.since(tab.log.upTo, 3); ; page = gateway.since(tab.log.upTo, 3)) {
          tab.log = laidTo(tab.log, page.list, page.upTo)
          if (!page.more) break
        }
        ask(tabIndex, false)
        expect(tab.log.messages).toEqual(gateway.said)
        expect(tab.log.messages.map(({ number }) => number)).toEqual(gateway.said.map((_, index) => index + 1))
        expect(tab.log.upTo).toBe(gateway.revision)
      }
    }),
    { numRuns: 2000 }
  )
})
