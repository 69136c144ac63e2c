// covers src/features/chat/room/
/** A chat of ten thousand messages in the compiled page: what it holds and what each setData carries is bounded. */
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { bubble } from '../../simulator/crawl/acts'
import { limits } from '../../simulator/crawl/limits'
import { listenForRejections, run, worldOf } from '../../simulator/crawl/running'
import { measure, textOf, walk } from '../../simulator/crawl/tree'
import type { NetworkPort } from '../../simulator/host'
import { LONG, longFront, longPage, longTalk, numbersIn, ROWS_MOST } from '../support/longChat'
import { dist } from './drawn'

after(listenForRejections())

const answers: Readonly<Record<string, (query: URLSearchParams) => object>> = {
  '/chat/messages': longPage,
  '/chat/front': () => longFront,
  '/chat/open': () => longTalk,
  '/chat/read': () => longTalk
}
const network: NetworkPort = {
  send: (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const answer = Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1]
    const abort = () => undefined
    if (!answer) return { reply: Promise.reject(new Error('out of reach')), abort }
    const envelope = { success: true, failed: false, code: '', message: '', data: answer(searchParams) }
    const body = new TextEncoder().encode(JSON.stringify(envelope)).buffer
    const headers = { 'content-type': 'application/json', 'x-server-time': String(Date.now()) }
    return { reply: Promise.resolve({ status: 200, headers, body }), abort }
  }
}
/** ms in which a page of messages is drawn. */
const drawnMs = 400

it('ten thousand messages stay bounded, and a shopper who comes back is where they were', async (t) => {
  const running = run({ ...worldOf(dist, 'http://shop.example'), network }, { token: 'token', userId: '1' })
  const { host } = running
  const path = 'pagesC/customer/backpage'
  await host.launch({ path, query: {} })
  await running.rest(drawnMs)
  const top = () => {
    const page = running.top()
    assert.ok(page)
    return page
  }
  const numbersShown = () => numbersIn(textOf(running.treeOf(top())))
  const lines: string[] = []
  const look = () => {
    const { nodes, mostChildren, depth } = measure(running.treeOf(top()))
    const most = Math.max(...running.updatesOf(top().id).map(({ bytes }) => bytes))
    const numbers = numbersShown()
    const words = `${numbers[0]}–${numbers.at(-1)}: ${nodes} nodes, ${mostChildren} children, setData of ${most} bytes`
    assert.ok(numbers.length > 0 && numbers.length <= ROWS_MOST, words)
    assert.ok(nodes < limits.nodes && mostChildren <= limits.children && depth <= limits.depth, words)
    assert.ok(most <= limits.setDataBytes, words)
    lines.push(words)
  }
  const tap = async (className: string, words: string) => {
    const node = [...walk(running.treeOf(top()))].find(
      (match) => match.className.split(' ').includes(className) && textOf(match).includes(words)
    )
    assert.ok(node, `there is no ${words}`)
    bubble(host, top(), node, 'tap', {})
    await running.rest(drawnMs)
  }
  look()
  assert.equal(numbersShown().at(-1), LONG)
  for (let turn = 0; turn < 20; turn += 1) await tap('ui-button', '更早的消息')
  look()
  const [first = 0] = numbersShown()
  assert.ok(first < LONG - 500, `after twenty pages the first is ${first}`)
  // another page, and back
  await host.call('navigateTo', { url: '/pages/contact/contact' })
  await running.rest(drawnMs)
  await host.call('navigateBack', {})
  await running.rest(drawnMs)
  assert.equal(top().route, path)
  assert.equal(numbersShown()[0], first)
  look()
  await tap('chat-newest', '回到最新')
  assert.equal(numbersShown().at(-1), LONG)
  look()
  t.diagnostic(lines.join(' · '))
  running.close()
})
