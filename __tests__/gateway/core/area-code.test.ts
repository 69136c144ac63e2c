// covers gateway/src/areas/login/
/** Phones with an area code: a shop may log them in, this one knows the mainland's alone (spec 5). */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestGateway, type TestGateway } from '../support'

const SEND = 'POST /oauth/public/send-phone-captcha-always'
let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

test('codes go to the mainland alone: another area’s phone is refused, and what is no phone is no request', async () => {
  const answer = (phone: string) => gateway.ask(SEND, { body: { phone } })
  assert.equal((await answer('13600006001')).success, true)
  assert.equal((await answer('+85291234567')).code, 'captcha.area')
  for (const phone of ['+8', '+0123456', '85291234567', '+8529123456789012'])
    assert.equal((await answer(phone)).status, 400, phone)
})
