// covers simulator/, __tests__/e2e/weapp-, package-lock.json node_modules/glass-easel
/** A build that asks a gateway of its own, which the simulator's view, being in a browser, may not be allowed to read. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '../weapp-fixtures'
import { open } from '../weapp-view'

test('the view and the terminal say what to set when a gateway refuses the view, or is not there', async ({
  page: browser,
  shopAddress
}) => {
  const { serveSimulator } = await import('../../../simulator/view/serve.mjs')
  const lines: string[] = []
  const simulator = await serveSimulator({
    dist: path.resolve('__tests__/e2e/weapp-parts'),
    gateway: shopAddress,
    tell: (words) => lines.push(words)
  })
  await open(browser, simulator)
  const ask = (url: string) =>
    browser.evaluate(
      (options) =>
        window.simulator
          .phone()
          ?.host.call('request', { url: options })
          .catch(() => undefined),
      url
    )
  const advice = browser.getByRole('alert')

  // its own gateway stands behind the view's own origin, and one that fails there is no matter of origins
  await ask('/o2srh/v1/pub/hot-word')
  await browser.route('**/broken', (route) => route.abort())
  await ask('/broken')
  await expect(advice).toBeHidden()

  await ask(`${shopAddress}/o2srh/v1/pub/hot-word`)
  await expect(advice).toContainText(`${shopAddress} answers, but not for this view`)
  await expect(advice).toContainText(`ALLOWED_ORIGINS=${simulator.address} `)
  await ask(`${shopAddress}/o2srh/v1/pub/hot-word`)
  expect(lines).toEqual([await advice.textContent()])

  // its port stays taken, or another program that starts at this moment may get it
  const deadServer = createServer().on('connection', (socket) => socket.destroy())
  await new Promise<void>((ready) => deadServer.listen(0, '127.0.0.1', ready))
  const { port } = deadServer.address() as AddressInfo
  await ask(`http://127.0.0.1:${port}/o2srh/v1/pub/hot-word`)
  await expect(advice).toContainText(`http://127.0.0.1:${port} does not answer`)
  expect(lines).toHaveLength(2)

  // a new start begins with a clean sheet
  await browser.getByRole('button', { name: 'Cold start' }).click()
  await expect(advice).toBeHidden()
  await simulator.close()
  deadServer.close()
})
