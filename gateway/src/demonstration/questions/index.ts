/** Three hundred questions with answers, made of written ones; the same catalogue always gives the same. */
import type { Category, Product } from '../../catalogue/goods'
import type { Words } from '../../core/words'
import type { DemonstrationQuestion } from '../../areas/question'
import { chances, pick, sharesOf, type Chance } from '../chance'
import { names, type Pair } from '../reviews/frame'
import type { Entries, Entry } from './entry'
import { home } from './home'
import { kitchen } from './kitchen'

const QUESTIONS = 300
/** Each product has some. */
const FEWEST = 1
const MINUTES_A_DAY = 24 * 60
/** What the first demonstration shopper asked about. */
const SHOPPERS_PRODUCT = 'QFC4083'

const entries: Entries = { ...kitchen, ...home }

const words = ([zh, en]: Pair): Words => ({ zh, en })
const nameOf = (number: number, chance: Chance): Words => {
  const [zh, en] = pick(names, chance)
  return { zh: `${zh}${number}`, en: `${en} ${number}` }
}

/** What can be asked of a product: its categories' own first, then what fits everything. */
function entriesOf(product: Product, parents: ReadonlyMap<string, string | null>): Entry[] {
  const list: Entry[] = []
  for (let code: string | null | undefined = product.categoryCode; code; code = parents.get(code))
    list.push(...(entries[code] ?? []))
  return [...list, ...(entries[''] ?? [])]
}

function questionOf(
  product: Product,
  { ask, answers, shop }: Entry,
  number: number,
  chance: Chance
): DemonstrationQuestion {
  const daysAgo = 2 + Math.floor(chance() * Math.max(2, Math.min(product.listedDaysAgo, 200) - 4))
  const minutesAgo = daysAgo * MINUTES_A_DAY + Math.floor(chance() * 600)
  const replies = answers.map((text) => ({
    author: nameOf(number, chance),
    text: words(text),
    minutesAgo: Math.floor(minutesAgo * (0.3 + chance() * 0.69)),
    afterDays: 3 + Math.floor(chance() * 90),
    helpful: Math.floor(chance() ** 3 * 60)
  }))
  const shopAnswer = shop && {
    text: words(shop),
    minutesAgo: Math.floor(minutesAgo * 0.9),
    helpful: Math.floor(chance() * 12)
  }
  return {
    spuCode: product.spuCode,
    author: nameOf(number, chance),
    text: words(ask),
    minutesAgo,
    answers: shopAnswer ? [...replies, shopAnswer] : replies
  }
}

/** Returns questions about the bestsellers, the same at each call; one of them is the first shopper's own. */
export function demonstrationQuestions(
  products: readonly Product[],
  categories: readonly Category[]
): DemonstrationQuestion[] {
  const parents = new Map(categories.map(({ categoryCode, parentCode }) => [categoryCode, parentCode]))
  const bestsellers = products.filter(({ skus, soldCount }) => skus.length > 0 && soldCount > 0)
  const chance = chances(11_700)
  const pools = bestsellers.map((product) => entriesOf(product, parents))
  const counts = sharesOf(bestsellers, QUESTIONS, FEWEST).map((count, index) =>
    Math.min(count, pools[index]?.length ?? 0)
  )
  let number = 0
  const all = bestsellers.flatMap((product, index) => {
    const pool = [...(pools[index] ?? [])]
    return Array.from({ length: counts[index] ?? 0 }, () => {
      // what is asked of its own kind comes up first
      const [entry] = pool.splice(Math.floor(chance() ** 1.5 * pool.length), 1)
      return entry === undefined ? [] : [questionOf(product, entry, (number += 1), chance)]
    }).flat()
  })
  const first = all.find(({ spuCode, answers }) => spuCode === SHOPPERS_PRODUCT && answers.length > 1)
  return all.map((question) => (question === first ? { ...question, ofShopper: true } : question))
}
