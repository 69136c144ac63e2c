/** What a conversation is by the rules alone: no database, no calls, one act after the other. Times are ms since it began. */

type State = 'ROBOT' | 'QUEUED' | 'LEFT' | 'WITH_AGENT' | 'ENDED'
export type Agent = 'qing' | 'zhou'

interface Said {
  from: 'SHOPPER' | 'ROBOT' | 'AGENT' | 'SYSTEM'
  text?: string
  clientId?: string
  takenBack?: boolean
  /** Whether an answer that can be judged helped. */
  helped?: 'NONE' | 'YES' | 'NO'
  talk: number
  saidAt: number
}

interface Talk {
  state: State
  agent?: Agent
  unhelped: number
  spokenAt: number
  askedAt?: number
  endedAt?: number
  ratedAt?: number
  stars?: number
}

export interface Model {
  now: number
  open: boolean
  said: Said[]
  talks: Talk[]
  shopGot: number
  shopRead: number
  shopperGot: number
  shopperRead: number
}

/** KNOWN: the robot has an answer; UNKNOWN: it has none; PERSON: a person is asked for. */
export const WORDS = { KNOWN: 'PR_KNOWN', UNKNOWN: '天上有几颗星', PERSON: '转人工' } as const

export type Act =
  | { do: 'SAY'; clientId: string; words: keyof typeof WORDS }
  | { do: 'TAKE_BACK' | 'HELPED_NO' | 'HELPED_YES'; number: number }
  | { do: 'PERSON' | 'ROBOT' | 'LEAVE' | 'TIME' }
  | { do: 'TAKE' | 'END' | 'HAND_OVER' | 'ANSWER'; agent: Agent }
  | { do: 'SHOP_GOT' | 'SHOP_READ'; agent: Agent; number: number }
  | { do: 'GOT' | 'READ'; number: number }
  | { do: 'RATE'; talk: number; stars: number }

const MINUTE = 60_000
const DAY = 86_400_000

export const begin = (): Model => ({
  now: 0,
  open: true,
  said: [],
  talks: [{ state: 'ROBOT', unhelped: 0, spokenAt: 0 }],
  shopGot: 0,
  shopRead: 0,
  shopperGot: 0,
  shopperRead: 0
})

export function lastTalk({ talks }: Model): Talk {
  const talk = talks.at(-1)
  if (talk === undefined) throw new Error('A conversation has a talk')
  return talk
}

export const mayRate = ({ state, agent, endedAt, ratedAt }: Talk, now: number): boolean =>
  state === 'ENDED' &&
  agent !== undefined &&
  endedAt !== undefined &&
  (ratedAt === undefined ? now - endedAt <= 7 * DAY : now - ratedAt <= DAY)

export const unread = ({ said, shopperRead }: Model): number =>
  said.filter(({ from }, index) => index + 1 > shopperRead && (from === 'ROBOT' || from === 'AGENT')).length

const add = (model: Model, message: Omit<Said, 'talk' | 'saidAt'>): number =>
  model.said.push({ ...message, talk: model.talks.length - 1, saidAt: model.now })
const tell = (model: Model): number => add(model, { from: 'SYSTEM' })
const grownMark = (mark: number, to: number, { said }: Model): number => Math.max(mark, Math.min(to, said.length))

function again(model: Model): Talk {
  if (lastTalk(model).state === 'ENDED') model.talks.push({ state: 'ROBOT', unhelped: 0, spokenAt: model.now })
  return lastTalk(model)
}

function wantPerson(model: Model): void {
  const talk = lastTalk(model)
  if (talk.state !== 'ROBOT') return
  talk.state = model.open ? 'QUEUED' : 'LEFT'
  talk.spokenAt = model.now
  tell(model)
}

function countUnhelped(model: Model): void {
  const talk = lastTalk(model)
  talk.unhelped += 1
  if (talk.state === 'ROBOT' && talk.unhelped >= 3) wantPerson(model)
}

function say(model: Model, { clientId, words }: { clientId: string; words: keyof typeof WORDS }): string {
  const before = model.said.findIndex((message) => message.clientId === clientId)
  if (before >= 0) return model.said[before]?.text === WORDS[words] ? `ok ${before + 1}` : 'chat.other-words'
  const talk = again(model)
  const number = add(model, { from: 'SHOPPER', text: WORDS[words], clientId })
  Object.assign(model, { shopperGot: number, shopperRead: number })
  talk.spokenAt = model.now
  delete talk.askedAt
  if (talk.state !== 'ROBOT') return `ok ${number}`
  if (words === 'PERSON') wantPerson(model)
  else {
    const answerNumber = add(model, words === 'KNOWN' ? { from: 'ROBOT', helped: 'NONE' } : { from: 'ROBOT' })
    Object.assign(model, { shopGot: answerNumber, shopRead: answerNumber })
    if (words === 'UNKNOWN') countUnhelped(model)
  }
  return `ok ${number}`
}

function takeBack(model: Model, number: number): string {
  const message = model.said[number - 1]
  if (message === undefined || message.from !== 'SHOPPER') return 'chat.no-message'
  if (message.takenBack) return 'ok'
  if (model.now - message.saidAt > 2 * MINUTE) return 'chat.too-late'
  message.takenBack = true
  return 'ok'
}

function judgeHelped(model: Model, number: number, word: 'YES' | 'NO'): string {
  const message = model.said[number - 1]
  if (message?.helped === undefined) return 'chat.no-message'
  const isFirst = message.helped === 'NONE' && message.talk === model.talks.length - 1
  message.helped = word
  if (isFirst && word === 'NO') countUnhelped(model)
  return 'ok'
}

function leave(model: Model, to: 'ROBOT' | 'LEAVE'): string {
  const talk = lastTalk(model)
  if (talk.state !== 'QUEUED') return 'chat.state'
  talk.state = to === 'ROBOT' ? 'ROBOT' : 'LEFT'
  if (to === 'ROBOT') talk.unhelped = 0
  tell(model)
  return 'ok'
}

function take(model: Model, agent: Agent): string {
  const talk = lastTalk(model)
  if (talk.state === 'LEFT' && !model.open) return 'chat.closed'
  if (talk.state !== 'QUEUED' && talk.state !== 'LEFT') return 'chat.state'
  Object.assign(talk, { state: 'WITH_AGENT', agent, spokenAt: model.now })
  Object.assign(model, { shopGot: model.said.length, shopRead: model.said.length })
  tell(model)
  return 'ok'
}

function end(model: Model): void {
  Object.assign(lastTalk(model), { state: 'ENDED', endedAt: model.now })
  tell(model)
}

function atDesk(model: Model, act: Extract<Act, { agent: Agent }>): string {
  if (act.do === 'TAKE') return take(model, act.agent)
  const talk = lastTalk(model)
  if (act.do === 'SHOP_GOT') {
    if (!['QUEUED', 'LEFT', 'WITH_AGENT'].includes(talk.state)) return 'chat.state'
    model.shopGot = grownMark(model.shopGot, act.number, model)
    return 'ok'
  }
  if (talk.state !== 'WITH_AGENT') return 'chat.state'
  if (talk.agent !== act.agent) return 'chat.not-yours'
  if (act.do === 'END') end(model)
  if (act.do === 'HAND_OVER') {
    talk.agent = act.agent === 'qing' ? 'zhou' : 'qing'
    tell(model)
  }
  if (act.do === 'ANSWER') {
    const number = add(model, { from: 'AGENT', text: '在' })
    Object.assign(model, { shopGot: number, shopRead: number })
    talk.spokenAt = model.now
    delete talk.askedAt
  }
  if (act.do === 'SHOP_READ') {
    model.shopGot = grownMark(model.shopGot, act.number, model)
    model.shopRead = grownMark(model.shopRead, act.number, model)
  }
  return 'ok'
}

function passTime(model: Model): string {
  const talk = lastTalk(model)
  if (talk.state === 'QUEUED' && !model.open) {
    talk.state = 'LEFT'
    tell(model)
  }
  if (talk.state !== 'WITH_AGENT' || model.now - talk.spokenAt < 30 * MINUTE) return 'ok'
  if (talk.askedAt === undefined) {
    talk.askedAt = model.now
    tell(model)
  } else if (model.now - talk.askedAt >= 5 * MINUTE) end(model)
  return 'ok'
}

function rate({ talks, now }: Model, { talk: talkIndex, stars }: { talk: number; stars: number }): string {
  const talk = talks[talkIndex]
  if (talk === undefined) return 'chat.missing'
  if (!mayRate(talk, now)) return talk.ratedAt === undefined ? 'chat.not-rateable' : 'chat.rated'
  talk.stars = stars
  talk.ratedAt ??= now
  return 'ok'
}

/** Does an act to the model; replies what the caller is told: «ok», with the number of what was said, or a refusal's code. */
export function perform(model: Model, act: Act): string {
  if ('agent' in act) return atDesk(model, act)
  switch (act.do) {
    case 'SAY':
      return say(model, act)
    case 'TAKE_BACK':
      return takeBack(model, act.number)
    case 'HELPED_NO':
    case 'HELPED_YES':
      return judgeHelped(model, act.number, act.do === 'HELPED_NO' ? 'NO' : 'YES')
    case 'PERSON':
      again(model)
      wantPerson(model)
      return 'ok'
    case 'ROBOT':
    case 'LEAVE':
      return leave(model, act.do)
    case 'TIME':
      return passTime(model)
    case 'GOT':
    case 'READ':
      model.shopperGot = grownMark(model.shopperGot, act.number, model)
      if (act.do === 'READ') model.shopperRead = grownMark(model.shopperRead, act.number, model)
      return 'ok'
    case 'RATE':
      return rate(model, act)
  }
}
