import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { startTestGateway, type TestGateway } from '../gateway/support'
import { tryGateway, type Trial } from '../gateway/try-gateway'

let gateway: TestGateway
let address = ''
before(async () => {
  gateway = await startTestGateway()
  address = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => gateway.close())

const kindOf = (results: Trial[], key: string) => results.find((result) => result.key === key)?.kind

test('the reference gateway fits the contract wherever a reader is let in, and nothing is changed', async () => {
  const orders = () => gateway.core.db.selectFrom('cart_row').select('sku_code').execute()
  const before_ = await orders()
  const results = await tryGateway({ address, token: await gateway.tokenOf('u_lin') })
  assert.deepEqual(
    results.filter(({ kind }) => kind === 'unfit' || kind === 'failed'),
    []
  )
  assert.equal(kindOf(results, 'GET /o2cum/v1/bp-address'), 'fits')
  assert.equal(kindOf(results, 'POST /o2cart/v1/carts/save-by-product'), 'left out')
  assert.deepEqual(await orders(), before_)
})

/** A gateway that answers every call by the same text. */
async function answering(text: string, status = 200): Promise<{ server: Server; address: string }> {
  const server = createServer((_request, reply) => reply.writeHead(status).end(text))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const success = { success: true, failed: false, code: '', message: '' }
for (const [what, text, status, kind] of [
  ['no envelope', '{"code":0,"data":{}}', 200, 'unfit'],
  ['data of another shape', JSON.stringify({ ...success, data: { list: 5 } }), 200, 'unfit'],
  [
    'an unknown refusal',
    JSON.stringify({ ...success, success: false, failed: true, code: 'x.y', data: null }),
    200,
    'unfit'
  ],
  ['a broken server', '', 502, 'failed'],
  ['a page', '<html></html>', 200, 'failed']
] as const) {
  test(`a foreign gateway that answers with ${what} is found out`, async (t) => {
    const foreign = await answering(text, status)
    t.after(() => foreign.server.close())
    const results = await tryGateway({ address: foreign.address })
    assert.equal(
      kindOf(results, 'GET /o2pcm/v1/pub/crm-group-get/crm-policy') ?? kindOf(results, 'GET /o2srh/v1/pub/hot-word'),
      kind
    )
  })
}
