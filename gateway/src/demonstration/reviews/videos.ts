/** Videos that buyers took of what they cooked: each stands with the most helpful good review of the most sold appliance. */
import type { Product } from '../../catalogue/goods'
import type { DemonstrationReview } from '../../areas/review'

const SECONDS = 8
/** By category: what was cooked, and the drawn dish. */
const dishes: [category: string, film: string, dish: string][] = [
  ['C0201', 'claypot-sausage-rice', 'walnut-claypot-rice-egg1-sausage8-greens2-scallion12'],
  ['C030103', 'crispy-fries', 'sun-basket-none-fries24'],
  ['C030101', 'roast-chicken', 'wood-oval-none-drumstick4-potato4-rosemary1-cherrytomato5']
]

export function withVideos(
  products: readonly Product[],
  parents: ReadonlyMap<string, string | null>,
  reviews: DemonstrationReview[]
): DemonstrationReview[] {
  const below = (code: string, top: string): boolean => {
    for (let category: string | null | undefined = code; category; category = parents.get(category))
      if (category === top) return true
    return false
  }
  const entries = dishes.flatMap(([category, film, dish]) => {
    const [product] = products
      .filter(({ categoryCode, onSale }) => onSale && below(categoryCode, category))
      .sort((a, b) => b.soldCount - a.soldCount)
    const [review] = reviews
      .filter(({ spuCode, score }) => spuCode === product?.spuCode && score === 5)
      .sort((a, b) => b.helpful - a.helpful)
    const video = {
      url: `/storage/videos/recipe-${film}.mp4`,
      poster: `/storage/pictures/dish-${dish}.svg`,
      seconds: SECONDS
    }
    return review ? [[review, video] as const] : []
  })
  const videos = new Map(entries)
  return reviews.map((review) => {
    const video = videos.get(review)
    return video ? { ...review, video } : review
  })
}
