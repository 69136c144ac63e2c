import type { FastifyInstance } from 'fastify'
import * as chat from '../areas/chat'
import type { Core } from '../core/area'
import { manager, type Staff } from '../core/desk'
import type { Fields } from './packets'
import { STAFF } from './staff'

const MINUTES_A_DAY = 1440

/** The desk of the chat: each act says which agent does it. */
export function addChatApi(app: FastifyInstance, core: Core, { text, whole }: Fields): void {
  app.get('/demo/api/chat', () => chat.chatDesk(core))
  app.post('/demo/api/chat/hours', async ({ body }) => {
    const hours = { from: whole(body, 'from', 0, MINUTES_A_DAY), to: whole(body, 'to', MINUTES_A_DAY, MINUTES_A_DAY) }
    await chat.setHours(core, STAFF, hours)
    return { done: true }
  })
  const post = (act: string, work: (id: string, agent: Staff, body: unknown) => Promise<void>): void => {
    app.post<{ Params: { id: string } }>(`/demo/api/chat/:id/${act}`, async ({ params, body }) => {
      await work(params.id, manager(text(body, 'agent')), body)
      return { done: true }
    })
  }
  post('take', (id, agent) => chat.take(core, agent, id))
  post('end', (id, agent) => chat.end(core, agent, id))
  post('type', (id, agent) => chat.type(core, agent, id))
  post('got', (id, agent, body) => chat.got(core, agent, id, whole(body, 'number', 0, Number.MAX_SAFE_INTEGER)))
  post('read', (id, agent, body) => chat.read(core, agent, id, whole(body, 'number', 0, Number.MAX_SAFE_INTEGER)))
  post('say', (id, agent, body) => {
    const [words, skuCode, orderCode] = [text(body, 'text'), text(body, 'skuCode'), text(body, 'orderCode')]
    const [clientId, quickReply] = [text(body, 'clientId'), text(body, 'quickReply')]
    return chat.say(core, agent, id, {
      text: words,
      quickReply,
      skuCode,
      orderCode,
      ...(clientId === '' ? {} : { clientId })
    })
  })
  app.post<{ Params: { id: string } }>('/demo/api/chat/:id/phone', ({ params, body }) =>
    chat.changePhone(core, manager(text(body, 'agent')), params.id, text(body, 'phone').trim())
  )
  post('hand-over', (id, agent, body) =>
    chat.handOver(core, agent, id, { to: text(body, 'to'), note: text(body, 'note') })
  )
}
