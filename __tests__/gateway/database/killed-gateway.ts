/** A gateway in a process of its own, for tests that end it: on the database of the one that started it. */
import { createGateway } from '../../../gateway/src/gateway'
import { openDoor } from '../support'

async function listen(): Promise<void> {
  const { TEST_DATABASE_URL: databaseUrl = '' } = process.env
  const gateway = await createGateway({
    mode: 'demonstration',
    logLevel: 'silent',
    sweeps: false,
    seeds: false,
    door: openDoor,
    databaseUrl
  })
  const base = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  process.stdout.write(`${base}\n`)
}

void listen()
