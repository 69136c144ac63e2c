/** The password red packet: a riddle a day, and the packet for a shopper who guesses it (spec 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { UserRedPacket } from './o2mktRedPackets'
import { Code, Fen, Millis, Signs } from '../shared'

const Letter = Type.String({ minLength: 1, maxLength: 4 })
const Act = Type.Union([
  Type.Literal('CHECK_IN'),
  Type.Literal('VIEW'),
  Type.Literal('FAVORITE'),
  Type.Literal('SHARE')
])

/** What a shopper has done about the riddle that runs. */
export const RiddleRound = Type.Object({
  /** The code of its riddle. */
  riddleCode: Code,
  triesLeft: Type.Integer({ minimum: 0 }),
  triesUsed: Type.Integer({ minimum: 0 }),
  /** What earns one more try. OPEN: not done yet. READY: done, and the try can be taken. TAKEN: it was. */
  acts: Type.Array(
    Type.Object({
      act: Act,
      state: Type.Union([Type.Literal('OPEN'), Type.Literal('READY'), Type.Literal('TAKEN')])
    })
  ),
  /** Guessed already, and what was drawn. */
  win: Type.Optional(
    Type.Object({
      answer: Type.String(),
      packet: UserRedPacket,
      /** The shopper's place among all who solved it that day, from 1. */
      rank: Type.Integer({ minimum: 1 })
    })
  ),
  /** The shopper is told when the next riddle comes; absent: they did not ask for it. */
  reminded: Type.Optional(Type.Literal(true)),
  /** Riddles that the shopper tried, newest first. */
  records: Type.Array(
    Type.Object({
      riddleCode: Code,
      at: Millis,
      text: Type.String(),
      tries: Type.Integer({ minimum: 1 }),
      /** Absent: not guessed. */
      amountFen: Type.Optional(Fen)
    })
  )
})

export const riddle = {
  'GET /o2mkt-b2c/v1/pub/password-red-packet': endpoint({
    summary: 'The riddle that runs: its letters, and the hints that are open',
    data: Type.Object({
      riddleCode: Code,
      /** What kind of thing it is. */
      kind: Type.String(),
      text: Type.String(),
      /** Letters of the answer. */
      length: Type.Integer({ minimum: 1, maximum: 12 }),
      /** To guess with. */
      letters: Type.Array(Letter, { maxItems: 24 }),
      /** Without a text it is not open yet. */
      hints: Type.Array(Type.Object({ openAt: Millis, text: Type.Optional(Type.String()) })),
      maxFen: Fen,
      endAt: Millis,
      winners: Type.Integer({ minimum: 0 })
    })
  }),
  'GET /o2mkt-b2c/v1/password-red-packet': endpoint({
    summary: 'What the shopper has done about the riddle that runs, and about earlier ones',
    token: 'required',
    data: RiddleRound
  }),
  'POST /o2mkt-b2c/v1/password-red-packet/use-pass': endpoint({
    summary: 'Guesses; a right guess draws a packet, once a riddle',
    token: 'required',
    idempotent: true,
    body: Type.Object({ riddleCode: Code, guess: Signs(1, 40) }),
    changes: [],
    data: Type.Object({ right: Type.Boolean(), round: RiddleRound })
  }),
  'POST /o2mkt-b2c/v1/password-red-packet/earn': endpoint({
    summary: 'Takes one more try for what the shopper has done, once a riddle',
    token: 'required',
    body: Type.Object({ act: Act }),
    changes: [],
    data: RiddleRound
  }),
  'POST /o2mkt-b2c/v1/password-red-packet/remind': endpoint({
    summary: 'Tells, once, when the next riddle comes, or forgets that wish',
    token: 'required',
    body: Type.Object({ reminded: Type.Boolean() }),
    changes: [],
    data: RiddleRound
  })
}
