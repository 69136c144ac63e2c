/** Letters of the mini-program follow the chat app's own, up to 1.3 times (`config/typeSizes.cjs`, `platform/typeSize`). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { textOf, walk, type Node } from '../../simulator/crawl/tree'
import { defaultDevice } from '../../simulator/host'
import { paidOrder, settlementOf } from '../gateway/orders/journey-shop'
import { dist } from './drawn'
import { shopAndPhone, startPhone, type Phone } from './phone'
import { sheetOf, type Sheet } from './styles'

const here = shopAndPhone()

/** px of the chat app's letters, the class that they bring, and how many times as large ours are. */
const steps = [
  [17, undefined, 1],
  [20, 'ui-screen--type-2', 1.15],
  [23, 'ui-screen--type-3', 1.3]
] as const

interface Opened {
  page: string
  shown: RegExp
  params?: object
}
const screens: Record<string, Opened> = {
  chat: { page: 'pagesC/customer/backpage', shown: /发票怎么开/ },
  messages: { page: 'pagesC/customer/getList', shown: /付款成功/ },
  Mine: { page: 'pages/ucenter/index', shown: /电热水壶/ },
  home: { page: 'pages/index/index', shown: /电热水壶/ },
  product: { page: 'pagesB/productDetail/index', shown: /加入购物车/, params: { spuCode: 'P_POT', skuCode: 'POT' } },
  settlement: { page: 'pagesB/settlement/confirmation', shown: /提交订单/ }
}

/** Somebody who has paid, talks, and confirms another order. */
async function somebody(): Promise<{ token: string; userId: string }> {
  const { shop } = here
  const shopper = await shop.shopper()
  await paidOrder(shop, shopper, { POT: 1 })
  const { conversationId } = await shopper.must('POST /o2msg/v1/chat/open', { body: { port: 'MINI_PROGRAM' } })
  const message = { conversationId, clientId: 'letters-0001', kind: 'TEXT' as const, text: '发票怎么开？' }
  await shopper.must('POST /o2msg/v1/chat/messages', { body: message })
  const settlementId = await settlementOf(shopper, { POT: 1 })
  Object.assign(screens['settlement'] ?? {}, { params: { settlementId } })
  return { token: await shop.tokenOf(shopper.userId), userId: shopper.userId }
}

const addressOf = ({ page, params = {} }: Opened) => `/${page}?params=${encodeURIComponent(JSON.stringify(params))}`

const isOf = ({ className }: Node, name: string) => className.split(' ').includes(name)

/** How high letters are, of their size: Chinese ones fill it, and Latin ones hang below the line. */
const INK = 1.1

/** What is one line of letters in a box of a fixed height that they have no room in. */
function* cutIn(sheet: Sheet, tree: Node, times: number): Generator<string> {
  for (const node of walk(tree)) {
    if (node.text === undefined || node.text.trim() === '' || node.parent === undefined) continue
    const size = sheet.sizeOf(node.parent, times)
    for (let box: Node | undefined = node.parent; box && textOf(box).trim() === node.text.trim(); box = box.parent) {
      const { height, lineHeight } = sheet.boxOf(box, times)
      // words for those who listen alone
      if (height !== undefined && height <= 2) break
      const place = `«${node.text}» of ${size} rpx in .${box.className.split(' ').join('.')}`
      if (height !== undefined && height < size * INK) yield `${place}, which is ${height} rpx high`
      if (lineHeight !== undefined && lineHeight < size) yield `${place}, whose lines are ${lineHeight} rpx high`
    }
  }
}

/** What is wrong with the letters of the screen on top. */
function* wrongIn(phone: Phone, { page }: Opened, [, growth, times]: (typeof steps)[number]): Generator<string> {
  const screen = [...walk(phone.tree())].find((node) => isOf(node, 'ui-screen'))
  if (!screen) return yield 'there is no screen'
  const classes = screen.className.split(' ').filter((name) => name.startsWith('ui-screen--type'))
  if (classes.join() !== (growth ?? '')) yield `the screen is of «${classes.join()}»`
  const sheet = sheetOf(page)
  const letters = [...walk(screen)].filter(({ text }) => text?.trim())
  if (letters.length < 10) yield `only ${letters.length} texts`
  const fields = [...walk(screen)].filter(({ tag }) => tag === 'input' || tag === 'textarea')
  const all = [
    ...letters.map(({ text, parent = screen }) => ({ text, of: parent })),
    ...fields.map((of) => ({ text: of.tag, of }))
  ]
  for (const { text, of } of all) {
    const [plain, larger] = [sheet.sizeOf(of, 1), sheet.sizeOf(of, times)]
    // drawings of figures are as large as they are
    if (plain < 36 && Math.abs(larger - plain * times) > 0.1) yield `«${text}» is ${larger} rpx, once ${plain}`
  }
  yield* cutIn(sheet, screen, times)
}

describe('letters', () => {
  for (const step of steps)
    it(`at ${step[0]} px of the chat app are ${step[2]} times as large on six screens, and nothing cuts them`, async () => {
      const phone = here.use(
        await startPhone({
          address: here.address,
          ...(await somebody()),
          welcomed: true,
          page: 'pages/index/index',
          settings: { device: { ...defaultDevice, fontSizeSetting: step[0] } },
          tall: true
        })
      )
      const wrong: string[] = []
      for (const [name, openScreen] of Object.entries(screens)) {
        await phone.host.call('reLaunch', { url: addressOf(openScreen) })
        await phone.until(name, () => openScreen.shown.test(phone.text()))
        await phone.rest()
        wrong.push(...new Set([...wrongIn(phone, openScreen, step)].map((what) => `${name}: ${what}`)))
      }
      assert.deepEqual(wrong, [])
    })

  it('have their sizes from the page, and none of its own', () => {
    const styles =
      readFileSync(path.join(dist, 'app.wxss'), 'utf8') + readFileSync(path.join(dist, 'app-origin.wxss'), 'utf8')
    assert.match(styles, /--f2:\s*24rpx/)
    assert.doesNotMatch(styles, /font-size:\s*(22|24|28|32|36)rpx/)
  })
})
