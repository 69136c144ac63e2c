/** Two thousand reviews, made of parts; the same catalogue always gives the same ones. */
import type { Category, Product } from '../../catalogue/goods'
import type { Words } from '../../core/words'
import type { DemonstrationReview, ReviewTag } from '../../areas/review'
import { chances, pick, sharesOf, type Chance } from '../chance'
import type { Aspect, Aspects } from './aspect'
import { additions, closings, names, openings, regions, regrets, replies, type Pair } from './frame'
import { home } from './home'
import { kitchen } from './kitchen'
import { withVideos } from './videos'

const REVIEWS = 2000
/** Each product has some. */
const FEWEST = 2
const MINUTES_A_DAY = 24 * 60

const aspects: Aspects = { ...kitchen, ...home }

export const reviewTags: ReviewTag[] = Object.entries(aspects).flatMap(([category, list]) =>
  list.map(({ code, zh, en, critical }) => ({
    tagCode: code,
    categoryCode: category === '' ? null : category,
    text: { zh, en },
    critical
  }))
)

/** Sentences one after the other, in both languages. */
function join(parts: readonly Pair[]): Words {
  const sentences = parts.filter(([zh]) => zh !== '')
  const withEnd = (text: string, end: string) => (/[。.！!]$/.test(text) ? text : `${text}${end}`)
  return {
    zh: sentences.map(([zh]) => withEnd(zh, '。')).join(''),
    en: sentences.map(([, en]) => withEnd(`${en.charAt(0).toUpperCase()}${en.slice(1)}`, '.')).join(' ')
  }
}

/** What can be said of a product: its category's own, and what fits everything. */
function aspectsOf(product: Product, parents: ReadonlyMap<string, string | null>): Aspect[] {
  const list: Aspect[] = []
  for (let code: string | null | undefined = product.categoryCode; code; code = parents.get(code))
    list.push(...(aspects[code] ?? []))
  return [...list, ...(aspects[''] ?? [])]
}

function scoreOf(chance: Chance): number {
  const draw = chance()
  if (draw < 0.82) return 5
  if (draw < 0.94) return 4
  if (draw < 0.98) return 3
  return draw < 0.99 ? 2 : 1
}

/** Pictures that a buyer took: the appliance in their colour, at home. */
function picturesOf(picture: string, chance: Chance): string[] {
  if (chance() > 0.34 || !picture.endsWith('-front.svg')) return []
  const views = ['scene', 'angle', 'detail', 'front'].slice(chance() < 0.5 ? 0 : 1)
  return views.slice(0, 1 + Math.floor(chance() * 4)).map((view) => picture.replace('-front.svg', `-${view}.svg`))
}

function reviewOf(product: Product, about: readonly Aspect[], number: number, chance: Chance): DemonstrationReview {
  const sku = pick(product.skus, chance)
  const score = scoreOf(chance)
  const praise = about.filter(({ critical }) => !critical)
  const blame = about.filter(({ critical }) => critical)
  // what the appliance itself is good at comes up more often than its box
  const first = chance() < 0.75 ? pick(praise.slice(0, 3), chance) : pick(praise, chance)
  const second =
    chance() < 0.5
      ? pick(
          praise.filter((aspect) => aspect !== first),
          chance
        )
      : undefined
  const mentions = [score > 2 ? first : undefined, score > 3 ? second : undefined]
  if (score < 5 || chance() < 0.05) mentions.push(pick(blame, chance))
  const topics = mentions.filter((mention) => mention !== undefined)
  const text = join([
    pick(openings, chance),
    ...topics.map(({ sentences }) => pick(sentences, chance)),
    score > 3 ? pick(closings, chance) : pick(regrets, chance)
  ])
  const pictures = picturesOf(sku.picture, chance)
  const name = pick(names, chance)
  const afterDays = 1 + Math.floor(chance() * 20)
  const daysAgo = 1 + Math.floor(chance() * Math.max(2, Math.min(product.listedDaysAgo, 300) - afterDays))
  const adds = chance() < 0.08 && daysAgo > 12
  const reply =
    score < 4 ? pick([replies[2], replies[4]], chance) : chance() < 0.12 ? pick(replies.slice(0, 2), chance) : undefined
  return {
    spuCode: product.spuCode,
    skuCode: sku.skuCode,
    author: { zh: `${name[0]}${number}`, en: `${name[1]} ${number}` },
    anonymous: chance() < 0.22,
    score,
    deliveryScore: chance() < 0.85 ? 5 : 4,
    ...(product.freightClass === 'LARGE' ? { installScore: chance() < 0.85 ? 5 : 4 } : {}),
    tags: [...new Set(topics.map(({ code }) => code))],
    text,
    pictures,
    regionCode: pick(regions, chance),
    minutesAgo: daysAgo * MINUTES_A_DAY + Math.floor(chance() * 600),
    afterDays,
    ...(adds
      ? { additional: { text: join([pick(additions, chance)]), afterDays: afterDays + Math.floor(daysAgo / 2) + 3 } }
      : {}),
    ...(reply === undefined ? {} : { reply: { zh: reply[0], en: reply[1] } }),
    helpful: Math.floor(chance() ** 6 * (pictures.length > 0 ? 140 : 40))
  }
}

/** Returns reviews of the bestsellers, the same at each call, some with a video. */
export function demonstrationReviews(
  products: readonly Product[],
  categories: readonly Category[]
): DemonstrationReview[] {
  const parents = new Map(categories.map(({ categoryCode, parentCode }) => [categoryCode, parentCode]))
  const bestsellers = products.filter(({ skus, soldCount }) => skus.length > 0 && soldCount > 0)
  const chance = chances(20_261)
  const counts = sharesOf(bestsellers, REVIEWS, FEWEST)
  let number = 0
  const reviews = bestsellers.flatMap((product, index) => {
    const about = aspectsOf(product, parents)
    return Array.from({ length: counts[index] ?? 0 }, () => reviewOf(product, about, (number += 1), chance))
  })
  return withVideos(bestsellers, parents, reviews)
}
