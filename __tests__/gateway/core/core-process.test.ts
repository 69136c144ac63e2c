import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { layDemonstration } from '../database/databases'
import { ready, SLOW_MS, start, type Started } from '../database/processes'
import { SECRET, startSmsWebhook } from './sms-webhook'
import { startTestGateway } from '../support'
import { buildGateway } from '../../../scripts/lib/build.mjs'

let home: string
before(async () => {
  home = mkdtempSync(join(tmpdir(), 'gateway-test-'))
  await buildGateway()
  // what a start makes of nothing is tried in production, below
  await (await startTestGateway()).close()
  mkdirSync(join(home, 'data'))
  await layDemonstration(join(home, 'data'))
})
after(() => rmSync(home, { recursive: true, force: true }))

const phone = '13900001234'

test(
  'a second process on the same directory is refused; SIGTERM ends with 0, and the log holds no phone',
  { timeout: SLOW_MS },
  async () => {
    const dataDir = join(home, 'data')
    const first = await ready(start({ DATA_DIR: dataDir }))
    const reply = await fetch(`${first.base}/api/oauth/public/send-phone-captcha-always`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone })
    })
    assert.equal(((await reply.json()) as { success: boolean }).success, true)

    const second = start({ DATA_DIR: dataDir })
    assert.equal(await second.ended, 1)
    assert.match(second.output(), /^The data directory .* is in use by another process; .*\n$/)

    first.child.kill('SIGTERM')
    assert.equal(await first.ended, 0)
    assert.ok(!first.output().includes(phone), 'no phone in the log')
  }
)

test(
  'a code of production is in no line of its log, also when it could not be sent',
  { timeout: SLOW_MS },
  async () => {
    const webhook = await startSmsWebhook()
    const process = await ready(
      start({
        DATA_DIR: join(home, 'real'),
        MODE: 'production',
        SMS_WEBHOOK_URL: webhook.url,
        SMS_WEBHOOK_SECRET: SECRET
      })
    )
    webhook.answers.push(204, 400)
    const codes = []
    for (const to of [phone, '13900001235']) {
      const reply = await fetch(`${process.base}/oauth/public/send-phone-captcha-always`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone: to })
      })
      codes.push(((await reply.json()) as { code: string }).code)
    }
    assert.deepEqual(codes, ['S', 'captcha.not-sent'])
    process.child.kill('SIGTERM')
    assert.equal(await process.ended, 0)
    await webhook.close()
    assert.match(process.output(), /the SMS webhook took no login code/)
    const secrets = [
      ...webhook.codes().map((code) => `(?<![0-9])${code}(?![0-9])`),
      '1390000123',
      'of-the-owner',
      SECRET
    ]
    assert.doesNotMatch(process.output(), new RegExp(secrets.join('|')))
  }
)

/** Whether others than this machine reach it, as it says itself. */
async function isOpen({ base, output }: Started, open: boolean): Promise<void> {
  const { port } = new URL(base)
  assert.equal(await answersAt('127.0.0.1', port), true)
  // an address of this machine that only who listens everywhere hears
  assert.equal(process.platform === 'linux' ? await answersAt('127.0.0.2', port) : open, open)
  assert.equal(/HOST opens it: whoever reaches \S+:\d+[^]*login codes/.test(output()), open)
}

// on the directory that the first test left
test(
  'a busy port is named; the data directory is free again afterwards, open to this machine alone, and data outlives it all',
  {
    timeout: SLOW_MS
  },
  async () => {
    const blocker = createServer()
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
    const address = blocker.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const dataDir = join(home, 'data')
    const starting = start({ DATA_DIR: dataDir, PORT: port })
    assert.equal(await starting.ended, 1)
    assert.match(starting.output(), new RegExp(`Port ${port} is in use`))
    blocker.close()
    const again = await ready(start({ DATA_DIR: dataDir }))
    await isOpen(again, false)
    const outbox = await fetch(`${again.base}/demo/api/outbox?recipient=${phone}`)
    assert.equal(((await outbox.json()) as { list: unknown[] }).list.length, 1)
    again.child.kill('SIGTERM')
    assert.equal(await again.ended, 0)
  }
)

const answersAt = (host: string, port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test(
  'HOST opens a demonstration to others than this machine and says who can read the login codes',
  { timeout: SLOW_MS },
  async () => {
    const process = await ready(start({ DATA_DIR: join(home, 'data'), HOST: '0.0.0.0' }))
    await isOpen(process, true)
    process.child.kill('SIGTERM')
    assert.equal(await process.ended, 0)
  }
)

test('what the person at the terminal can mend is one plain sentence and exit 1', { timeout: SLOW_MS }, async () => {
  const file = join(home, 'file')
  writeFileSync(file, '')
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'eighty' }, /^PORT must be a whole number from 0 to 65535; it is "eighty"\.\n$/],
    [
      { MODE: 'production' },
      /^MODE=production needs somebody who sends the login codes: set SMS_WEBHOOK_URL and .*\n$/
    ],
    [{ MODE: 'test' }, /^MODE must be demonstration or production; it is "test"\.\n$/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start with postgres:\/\/ or postgresql:\/\/\.\n$/],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^The database at DATABASE_URL does not answer; .*\n$/],
    [{ DATA_DIR: file }, /^DATA_DIR \(.*\) is not a directory that can be written to\.\n$/]
  ]
  await Promise.all(
    cases.map(async ([env, sentence]) => {
      const starting = start({ DATA_DIR: join(home, 'never'), ...env })
      assert.equal(await starting.ended, 1)
      assert.match(starting.output(), sentence)
    })
  )
})
