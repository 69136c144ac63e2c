import type { EndpointKey } from '../../../../contract'
import { MINUTE_MS } from '../../../../domain/spans'
import type { Area, Call } from '../../core/area'
import { askerOf, readerOf } from '../../core/identity/asker'
import { guessesOf } from '../../core/identity/guesses'
import { connectSockets, hintTyping, ticketFor } from './hub'
import { passTime } from './passing'
import * as reading from './reading'
import { chatSchema } from './schema'
import { seedChat } from './seed'
import * as speaking from './speaking'
import { conversationOf } from './store'
import { chatMissing, tooMuchSaid } from './words'

const marker = (call: Call<EndpointKey>): speaking.Speaker => ({
  ...askerOf(call),
  db: call.db,
  now: call.clock.date()
})

/** What one shopper says and does in a minute: far more than somebody who types. */
const MOST_SAID = { most: 60, withinMs: MINUTE_MS }
const MOST_TYPED = { most: 60, withinMs: MINUTE_MS }

/** Somebody who may still say something this minute; refused, nothing of it is kept. */
function speaker(call: Call<EndpointKey>): speaking.Speaker {
  const who = askerOf(call)
  const isLeft = guessesOf(call.clock).take(`chat ${who.userId}`, who.nowMs, MOST_SAID) !== undefined
  if (!isLeft) throw tooMuchSaid()
  return marker(call)
}

/** The chat between shoppers and the shop's people. */
export const chatArea: Area = {
  name: 'chat',
  schema: chatSchema,
  routes: {
    'GET /o2msg/v1/pub/chat/front': (call) => reading.front(call.db, call.query, readerOf(call)),
    'GET /o2msg/v1/chat/card': (call) => reading.card(call.db, call.query, askerOf(call)),
    'POST /o2msg/v1/chat/open': (call) => reading.open(call.db, call.body, askerOf(call)),
    'GET /o2msg/v1/chat/conversations': (call) => reading.conversations(call.db, call.query, askerOf(call)),
    'GET /o2msg/v1/chat/messages': (call) => reading.messages(call.db, call.query, askerOf(call)),
    'POST /o2msg/v1/chat/messages': (call) => speaking.speak(speaker(call), call.body),
    'POST /o2msg/v1/chat/take-back': (call) => speaking.takeBack(speaker(call), call.body),
    'POST /o2msg/v1/chat/read': (call) => speaking.mark(marker(call), call.body),
    'POST /o2msg/v1/chat/read-all': (call) => speaking.readAll(marker(call), call.body),
    'POST /o2msg/v1/chat/helped': (call) => speaking.rateAnswer(speaker(call), call.body),
    'POST /o2msg/v1/chat/session': (call) => speaking.act(speaker(call), call.body),
    'POST /o2msg/v1/chat/rate': (call) => speaking.rate(speaker(call), call.body),
    'POST /o2msg/v1/chat/settings': (call) => speaking.settle(marker(call), call.body),
    'POST /o2msg/v1/chat/typing': async (call) => {
      const { conversationId } = call.body
      if ((await conversationOf(call.db, call.shopper(), conversationId)) === undefined) throw chatMissing()
      const of = `typing ${call.shopper()}`
      if (guessesOf(call.clock).take(of, call.clock.now(), MOST_TYPED) === undefined) return { done: true }
      await hintTyping(call.db, conversationId, call.shopper(), 'shopper')
      return { done: true }
    },
    'GET /o2msg/v1/chat/cards': (call) => reading.sendable(call.db, call.query, askerOf(call)),
    'POST /o2msg/v1/chat/ticket': (call) => ticketFor(call.core, call.shopper(), call.token ?? ''),
    'POST /o2msg/v1/chat/upload': (call) => speaking.takePicture(call.core, call.shopper(), call.file)
  },
  connect: connectSockets,
  seed: seedChat,
  sweep: passTime
}
