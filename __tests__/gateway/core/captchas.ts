/** Picture codes, and questions in their place, for the gateway's tests. */
import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { CAPTCHA_SIGNS } from '../../../domain/goods/shop'
import type { TestShop } from '../orders/journey-shop'

/** The code behind a key, found as nobody else could: by trying all against what is stored. */
export async function crack({ core: { db } }: TestShop, captchaKey: string): Promise<string> {
  const hash = createHash('sha256').update(captchaKey).digest('hex')
  const { rows } = await sql<{
    code_hash: string
  }>`select code_hash from shop_captcha where key_hash = ${hash}`.execute(db)
  const signs = [...CAPTCHA_SIGNS]
  for (const a of signs)
    for (const b of signs)
      for (const c of signs)
        for (const d of signs) {
          const code = a + b + c + d
          if (createHmac('sha256', captchaKey).update(code).digest('hex') === rows[0]?.code_hash) return code
        }
  throw new Error('no such code')
}

/** The answer to a question in English words, as its reader finds it. */
export function answerOf(question: string): string {
  const words =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' '
    )
  const [a = 0, b = 0, c = 0] = (question.match(/is (\w+) plus (\w+), less (\w+)\?/) ?? [])
    .slice(1)
    .map((word) => words.indexOf(word))
  return String(a + b - c)
}

/** Gives a shop a paper that a picture code opens. */
export const addLicence = (shop: TestShop, shopCode: string): Promise<unknown> =>
  sql`insert into shop_licence (shop_code, kind, position, title, company, credit_code, lines, checked_on) values
    (${shopCode}, 'business', 0, '{"zh":"营业执照","en":"Business licence"}', '一号公司', '91330212MA5G7H8J3X',
    '[{"name":{"zh":"名称","en":"Name"},"value":{"zh":"一号公司","en":"Company one"}}]', '2026-01-01')`.execute(
    shop.core.db
  )
