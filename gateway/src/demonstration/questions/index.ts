/** Three hundred questions with answers, made of written ones; the same catalogue always gives the same. */
import type { Category, Product, Words } from '../../core/catalogue/catalogue'
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
const nameOf = (at: number, chance: Chance): Words => {
  const [zh, en] = pick(names, chance)
  return { zh: `${zh}${at}`, en: `${en} ${at}` }
}

/** What can be asked of a product: its categories' own first, then what fits everything. */
function entriesOf(product: Product, parents: ReadonlyMap<string, string | null>): Entry[] {
  const found: Entry[] = []
  for (let at: string | null | undefined = product.categoryCode; at; at = parents.get(at))
    found.push(...(entries[at] ?? []))
  return [...found, ...(entries[''] ?? [])]
}

function questionOf(
  product: Product,
  { ask, answers, shop }: Entry,
  at: number,
  chance: Chance
): DemonstrationQuestion {
  const daysAgo = 2 + Math.floor(chance() * Math.max(2, Math.min(product.listedDaysAgo, 200) - 4))
  const minutesAgo = daysAgo * MINUTES_A_DAY + Math.floor(chance() * 600)
  const given = answers.map((text) => ({
    author: nameOf(at, chance),
    text: words(text),
    minutesAgo: Math.floor(minutesAgo * (0.3 + chance() * 0.69)),
    afterDays: 3 + Math.floor(chance() * 90),
    helpful: Math.floor(chance() ** 3 * 60)
  }))
  const told = shop && {
    text: words(shop),
    minutesAgo: Math.floor(minutesAgo * 0.9),
    helpful: Math.floor(chance() * 12)
  }
  return {
    spuCode: product.spuCode,
    author: nameOf(at, chance),
    text: words(ask),
    minutesAgo,
    answers: told ? [...given, told] : given
  }
}

export function demonstrationQuestions(
  products: readonly Product[],
  categories: readonly Category[]
): DemonstrationQuestion[] {
  const parents = new Map(categories.map(({ categoryCode, parentCode }) => [categoryCode, parentCode]))
  const sold = products.filter(({ skus, soldCount }) => skus.length > 0 && soldCount > 0)
  const chance = chances(11_700)
  const pools = sold.map((product) => entriesOf(product, parents))
  const counts = sharesOf(sold, QUESTIONS, FEWEST).map((count, index) => Math.min(count, pools[index]?.length ?? 0))
  let at = 0
  const all = sold.flatMap((product, index) => {
    const pool = [...(pools[index] ?? [])]
    return Array.from({ length: counts[index] ?? 0 }, () => {
      // what is asked of its own kind comes up first
      const [one] = pool.splice(Math.floor(chance() ** 1.5 * pool.length), 1)
      return one === undefined ? [] : [questionOf(product, one, (at += 1), chance)]
    }).flat()
  })
  const asked = all.find(({ spuCode, answers }) => spuCode === SHOPPERS_PRODUCT && answers.length > 1)
  return all.map((question) => (question === asked ? { ...question, ofShopper: true } : question))
}
