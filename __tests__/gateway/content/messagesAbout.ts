/** What shoppers were told, as their messages show it. */
import type { UserMessage } from '../../../contract'
import type { TestShopper } from '../orders/journey-shop'

const LIST = 'GET /o2msg/v1/user-messages/list'

/** Messages that lead to things of a kind, the newest first: title, sentence and page. */
export async function messagesAbout(
  shopper: TestShopper,
  target: UserMessage['target'],
  locale: 'zh-CN' | 'en-US' = 'zh-CN'
): Promise<string[][]> {
  const { list } = await shopper.must(LIST, { query: { size: 99 }, locale })
  return list
    .filter((message) => message.target === target)
    .map(({ title, body, page }) => [title, body, decodeURIComponent(page)])
}
