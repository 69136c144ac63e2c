import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestGateway, type TestGateway } from '../support'

test('who came by https keeps to it from then on, and only the trusted proxy’s word is taken for that', async () => {
  const sts = 'strict-transport-security'
  const https = { 'x-forwarded-proto': 'https' }
  const behind = await startTestGateway({ trustedProxies: 1, seeds: false })
  const alone = await startTestGateway({ seeds: false })
  try {
    const of = async (gateway: TestGateway, url: string, headers: Record<string, string>) =>
      (await gateway.app.inject({ url, headers })).headers[sts]
    for (const url of ['/healthz', '/o2md/v1/pub/client-ip', '/nowhere']) {
      assert.equal(await of(behind, url, https), 'max-age=31536000', url)
      // the last proxy is the one that is trusted; what came before it anybody can write
      assert.equal(await of(behind, url, { 'x-forwarded-proto': 'https, http' }), undefined, url)
      assert.equal(await of(behind, url, {}), undefined, url)
      assert.equal(await of(alone, url, https), undefined, url)
    }
  } finally {
    await behind.close()
    await alone.close()
  }
})
