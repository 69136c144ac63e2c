import type { PGlite, protocol } from '@electric-sql/pglite'
import type { PGlitePgConfig } from '@electric-sql/pglite/node-postgres'

type Serialize = typeof protocol.serialize

/**
 * The connection that pg talks to PGlite by, with the messages of a statement handed over together when it is whole.
 * PGlite's own enters the database once for each of them, five times a statement, and waits for its turn each time.
 */
export function inOneCall(config: PGlitePgConfig, lite: PGlite, serialize: Serialize): PGlitePgConfig {
  const { connection } = config
  let parts: Uint8Array[] = []
  let turn: Promise<void> = lite.waitReady
  const hold = (message: Uint8Array): void => {
    parts.push(message)
  }
  const handOver = (last: Uint8Array): void => {
    const whole = new Uint8Array(Buffer.concat([...parts, last]))
    parts = []
    turn = turn
      .then(() => lite.execProtocolStream(whole, { throwOnError: false }))
      .then((replies) => {
        for (const reply of replies) connection.emit(reply.name === 'error' ? 'errorMessage' : reply.name, reply)
      })
      .catch((error: unknown) => {
        connection.emit('error', error)
      })
  }
  connection.parse = (wish) => hold(serialize.parse(wish))
  connection.bind = (wish) => hold(serialize.bind(wish))
  connection.describe = (wish) => hold(serialize.describe(wish))
  connection.execute = (wish) => hold(serialize.execute(wish))
  connection.sync = () => handOver(serialize.sync())
  connection.query = (text) => handOver(serialize.query(text))
  return config
}
