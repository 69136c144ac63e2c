// covers gateway/src/areas/chat/
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chatDesk, take } from '../../../gateway/src/areas/chat'
import { manager } from '../../../gateway/src/core/desk'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { uploadPicture } from './reviews'
import { ACT, clientId, conversationWith, HEAR, openDesk, SAY } from './talks'

const UPLOAD = 'POST /o2msg/v1/chat/upload'
const BACK = 'POST /o2msg/v1/chat/take-back'
/** For how long an address opens a picture. */
const OPEN_MS = 10 * 60_000

let shop: TestShop
before(async () => {
  shop = await startShop()
  await openDesk(shop)
})
after(() => shop.close())

const statusOf = async (url: string): Promise<number> => (await shop.app.inject({ url })).statusCode
const sent = (shopper: TestShopper, conversationId: string, pictures: string[]) =>
  shopper.ask(SAY, { body: { conversationId, clientId: clientId(), kind: 'PICTURES', pictures } })
const shownIn = async (shopper: TestShopper, conversationId: string): Promise<string[]> => {
  const { list } = await shopper.must(HEAR, { query: { conversationId } })
  return list.flatMap(({ pictures = [] }) => pictures)
}

test('a picture of a talk opens by a signed address alone, for both sides and ten minutes', async () => {
  const shopper = await shop.shopper()
  const id = await conversationWith(shopper)
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  await take(shop.core, manager('qing'), id)
  const path = await uploadPicture(shopper, '#248', UPLOAD)
  assert.equal(await statusOf(path), 404)
  const { data } = await sent(shopper, id, [path])
  const [url = ''] = data.message.pictures ?? []
  assert.deepEqual([await statusOf(path), await statusOf(url)], [404, 200])
  assert.equal(await statusOf(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))), 404)
  const { chats } = await chatDesk(shop.core)
  const seen = chats.find(({ conversationId }) => conversationId === id)?.messages.at(-1)?.pictures?.[0] ?? ''
  assert.equal(await statusOf(seen), 200)
  await shop.core.clock.advance(OPEN_MS + 60_000)
  assert.equal(await statusOf(url), 404)
  const [later = ''] = await shownIn(shopper, id)
  assert.equal(await statusOf(later), 200)
})

test('nobody sends a picture of somebody else’s, nor ten at once; one that is taken back is gone', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const [id, theirs] = [await conversationWith(shopper), await conversationWith(other)]
  const path = await uploadPicture(shopper, '#842', UPLOAD)
  assert.equal((await sent(other, theirs, [path])).code, 'chat.pictures')
  assert.equal((await sent(shopper, id, ['/storage/uploads/f_nobodys.png'])).code, 'chat.pictures')
  assert.equal(
    (
      await sent(
        shopper,
        id,
        Array.from({ length: 10 }, () => path)
      )
    ).status,
    400
  )
  const { data } = await sent(shopper, id, [path])
  const [url = ''] = data.message.pictures ?? []
  assert.equal(await statusOf(url), 200)
  await shopper.must(BACK, { body: { conversationId: id, number: data.message.number } })
  assert.equal(await statusOf(url), 404)
  assert.deepEqual(await shownIn(shopper, id), [])
})
