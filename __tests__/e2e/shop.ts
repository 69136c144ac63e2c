/** What a stranger can do besides looking and tapping: read the SMS that was sent, and choose what becomes of a payment. */
import { expect, type APIRequestContext, type BrowserContext, type Page, type Request } from '@playwright/test'

/** Puts the app into a language before it starts. */
export async function speak(page: Page | BrowserContext, locale: 'zh-CN' | 'en-US'): Promise<void> {
  await page.addInitScript((code) => {
    if (!localStorage.getItem('locale')) localStorage.setItem('locale', JSON.stringify(code))
  }, locale)
}

/** The new customer's red packet was closed before: it would lie over home in the middle of what a test does there. */
export const withoutWelcome = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => localStorage.setItem('welcomeClosed', 'true'))

/** The newest login code sent to a phone, out of the outbox. */
export async function codeOf(request: APIRequestContext, phone: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const reply = await request.get(`/demo/api/outbox?recipient=${phone}`)
    code = /\b(\d{6})\b/.exec(JSON.stringify(await reply.json()))?.[1]
    expect(code).toBeTruthy()
  }).toPass()
  return code ?? ''
}

/** Everything the browser complains of; a journey ends with none. */
export function complaints(page: Page): string[] {
  const lines: string[] = []
  page.on('pageerror', (error) => lines.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(`console: ${message.text()}`)
  })
  return lines
}

/**
 * Hears from now on what a page asks for. Gives what waits until nothing of it is on its way, nor asked for by what an
 * answer made of the page.
 */
export function onItsWay(page: Page): () => Promise<void> {
  const requests = new Set<Request>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  // two frames and a task: an answer has been read, drawn, and what that asks for is asked
  const drawnImages = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
    )
  return () =>
    expect(async () => {
      expect([...requests].map((request) => request.url())).toEqual([])
      await drawnImages()
      expect([...requests].map((request) => request.url())).toEqual([])
    }, 'nothing is on its way').toPass()
}
