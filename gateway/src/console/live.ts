import type { FastifyInstance } from 'fastify'
import { explain, LIVE_STEPS, liveDesk, moveRoom } from '../areas/live'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import type { Fields } from './packets'
import { DESK } from './staff'

/** A film of the demonstration's, and how long each of its parts is in seconds. */
const FILM = { url: '/storage/live/kitchen.film.m3u8', parts: 3, seconds: 8 }

/** A film for a room that is over: a part of it for each of its first goods. */
async function filmFor(core: Core, roomCode: string) {
  const room = (await liveDesk(core)).find((room) => room.roomCode === roomCode)
  return {
    url: FILM.url,
    seconds: FILM.parts * FILM.seconds,
    chapters: (room?.goods ?? [])
      .slice(0, FILM.parts)
      .map(({ skuCode }, part) => ({ at: part * FILM.seconds, skuCode }))
  }
}

/** Begins live rooms, pauses and ends them, and says what they explain. */
export function addLiveApi(app: FastifyInstance, core: Core, { text }: Pick<Fields, 'text'>): void {
  app.post<{ Params: { roomCode: string } }>('/demo/api/live/:roomCode/explain', async ({ params, body }) => {
    await explain(core, DESK, { roomCode: params.roomCode, skuCode: text(body, 'skuCode') })
    return { done: true }
  })
  app.post<{ Params: { roomCode: string; step: string } }>('/demo/api/live/:roomCode/:step', async ({ params }) => {
    const { roomCode } = params
    const step = LIVE_STEPS.find((name) => name === params.step)
    if (step === undefined) throw invalid('操作不存在', `step must be explain or one of ${LIVE_STEPS.join(', ')}`)
    await moveRoom(core, DESK, {
      roomCode,
      step,
      ...(step === 'film' ? { film: await filmFor(core, roomCode) } : {})
    })
    return { done: true }
  })
}
