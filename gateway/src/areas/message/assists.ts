/** Prices that friends help to. */
import { saidMinute } from '../../../../domain/day'
import type { Db } from '../../core/database/database'
import { moneyOf, type Money } from '../../core/money'
import type { Words } from '../../core/words'
import { note, pageOf } from './inbox'

/** STEP: enough have helped for a lower price. REACHED: for the lowest. ENDING: the price reached can't be bought for long. */
export type AssistNews =
  | { kind: 'STEP'; helpers: number; priceFen: number; next: { missing: number; priceFen: number } }
  | { kind: 'REACHED'; helpers: number; priceFen: number; useBefore: number }
  | { kind: 'ENDING'; priceFen: number; useBefore: number }

const TITLES: Readonly<Record<AssistNews['kind'], Words>> = {
  STEP: { zh: '朋友帮你降价了', en: 'Friends lowered your price' },
  REACHED: { zh: '助力满了，可以买了', en: 'All help is in. You can buy it' },
  ENDING: { zh: '助力价快过期了', en: 'Your assist price ends soon' }
}

function bodyOf(news: AssistNews, money: Money, now: Date): Words {
  const price = money.full(news.priceFen)
  if (news.kind === 'STEP') {
    const { missing, priceFen } = news.next
    const next = money.full(priceFen)
    return {
      zh: `${news.helpers} 人帮忙，现在 ${price} 能买；再来 ${missing} 人降到 ${next}`,
      en: `Helpers: ${news.helpers}. It is ${price} now; ${missing} more and it is ${next}`
    }
  }
  const until = saidMinute(news.useBefore, now.getTime())
  return news.kind === 'REACHED'
    ? {
        zh: `${news.helpers} 人都到齐了，${until.zh} 前可以按 ${price} 买一次`,
        en: `Helpers: ${news.helpers}. Buy it once for ${price} before ${until.en}`
      }
    : { zh: `${price} 的助力价 ${until.zh} 过期，之后不能再买`, en: `Your price of ${price} lapses on ${until.en}` }
}

/** Tells who has asked friends for help how far it came, once for each step and for its end; in the caller's transaction. */
export async function tellOfAssist(
  db: Db,
  assist: { userId: string; assistCode: string; goods?: { title: Words; picture: string } | undefined },
  news: AssistNews,
  now: Date
): Promise<void> {
  const { userId, assistCode, goods } = assist
  const what = news.kind === 'ENDING' ? 'ENDING' : news.helpers
  const leads = { page: pageOf('pagesC/assistment/assistment', { assistCode }), target: 'ASSIST' as const }
  const about = { about: goods?.title, picture: goods?.picture, event: `assist:${assistCode}:${what}` }
  const body = bodyOf(news, await moneyOf(db), now)
  await note(db, userId, { ...leads, ...about, kind: 'OFFER', title: TITLES[news.kind], body }, now)
}
