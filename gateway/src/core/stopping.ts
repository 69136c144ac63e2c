import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from './database/database'

/** ms; what has not ended by then is cut off, so that the process ends by itself. */
const ENDS_WITHIN = 8_000
/** ms between two looks at what is still open. */
const LOOKS_EVERY = 50
const QUIET_LOOKS = 4
/** ms; a database that takes longer makes the gateway answer that it is not ready. */
const READY_WITHIN = 2_000

interface Stopping {
  /** From now on it is not ready (`/readyz`), and goes on answering. */
  retire(): void
  /** Lets calls in flight end, closes what is kept alive, and resolves when nobody is connected. */
  close(): Promise<void>
}

/** `/readyz`, for balancers, and an end that loses no call. Register it before any route. */
export function createStopping(app: FastifyInstance, db: Db, endsWithin = ENDS_WITHIN): Stopping {
  let isRetired = false
  let inFlight = 0
  app.addHook('onRequest', async (_request, reply) => {
    inFlight += 1
    reply.raw.once('close', () => (inFlight -= 1))
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isRetired) reply.header('connection', 'close')
    return payload
  })
  app.get('/readyz', async (_request, reply) => {
    const late = new AbortController()
    const answers = sql`select 1`.execute(db).then(
      () => true,
      () => false
    )
    const silence = delay(READY_WITHIN, false, { signal: late.signal }).catch(() => false)
    const ready = !isRetired && (await Promise.race([answers, silence]))
    late.abort()
    return reply.status(ready ? 200 : 503).send({ ready })
  })
  return {
    retire: () => {
      isRetired = true
    },
    close: async () => {
      isRetired = true
      let quiet = 0
      const looking = setInterval(() => {
        quiet = inFlight === 0 ? quiet + 1 : 0
        // the last replies have a moment to be read
        if (quiet > QUIET_LOOKS) app.server.closeAllConnections()
        else app.server.closeIdleConnections()
      }, LOOKS_EVERY)
      const late = setTimeout(() => app.server.closeAllConnections(), endsWithin)
      try {
        await app.close()
      } finally {
        clearInterval(looking)
        clearTimeout(late)
      }
    }
  }
}
