// States that a screen does not open in: what brings each about before its picture, and what ends it. By the picture's name.

const messages = /\/o2msg\/v1\/chat\/messages/
const words = { 'zh-CN': '内胆能放进洗碗机吗？', 'en-US': 'Can the pot go into a dishwasher?' }

/** Types a sentence into the chat and sends it; ms of what follows. */
async function say(page, locale, ms) {
  await page.locator('.chat-composer__field textarea').fill(words[locale])
  await page.locator('.chat-composer__send').click()
  await page.waitForTimeout(ms)
}

export const pictureStates = {
  'chat-offline': {
    begin: async (page, locale) => {
      await page.context().setOffline(true)
      await say(page, locale, 2500)
    },
    end: (page) => page.context().setOffline(false)
  },
  'chat-failed': {
    begin: async (page, locale) => {
      await page.route(messages, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue()
      )
      await say(page, locale, 4000)
    },
    end: (page) => page.unroute(messages)
  }
}

/** What a screen is opened with in each language, by the picture's name. */
export const localeParams = {
  'coupon-goods': { 'zh-CN': { title: '洗衣机折扣券' }, 'en-US': { title: 'Laundry discount' } }
}

/** Taken when the shop's agents have gone. */
export const nightNames = ['chat-closed']

/** ms from this moment to 23:00 in the shop's time (UTC+8). */
export function untilNight(nowMs) {
  const dayMs = 86_400_000
  const shopMs = (nowMs + 8 * 3_600_000) % dayMs
  return (23 * 3_600_000 - shopMs + dayMs) % dayMs
}
