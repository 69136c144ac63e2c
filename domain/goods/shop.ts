/** What holds of shops: what is new there, their stars, and the picture code that stands before their papers. */
/** Days in which a product counts as new. */
export const NEW_DAYS = 30
/** Days whose reviews count for a shop's stars. */
export const STARS_DAYS = 180
/** Reviews from which a shop has stars at all. */
export const STARS_FROM = 5

/** Stars in tenths; `service` is null where nobody judged an installation. */
export interface Stars {
  goods: number
  delivery: number
  service: number | null
  reviews: number
}

/** The mean of what is judged, in tenths. */
export function overallStars({ goods, delivery, service }: Stars): number {
  const parts = service === null ? [goods, delivery] : [goods, delivery, service]
  return Math.round(parts.reduce((sum, part) => sum + part, 0) / parts.length)
}

/** All shops together, each by its reviews; undefined: nobody has reviewed anything. */
export function averageStars(shops: readonly Stars[]): Omit<Stars, 'reviews'> | undefined {
  const rivals = shops.filter(({ reviews }) => reviews > 0)
  const mean = (part: (shop: Stars) => number | null): number | null => {
    const withPart = rivals.filter((shop) => part(shop) !== null)
    const reviews = withPart.reduce((sum, shop) => sum + shop.reviews, 0)
    return reviews === 0
      ? null
      : Math.round(withPart.reduce((sum, shop) => sum + (part(shop) ?? 0) * shop.reviews, 0) / reviews)
  }
  const [goods, delivery] = [mean((shop) => shop.goods), mean((shop) => shop.delivery)]
  if (goods === null || delivery === null) return undefined
  return { goods, delivery, service: mean((shop) => shop.service) }
}

/** How much more a shop has than the average, in whole percent; negative: less. */
export const starsAhead = (own: number, average: number): number =>
  average === 0 ? 0 : Math.round(((own - average) / average) * 100)

/** Whole years and months from one calendar day to another, both written with dashes or strokes; undefined: it is to come. */
export function openFor(openedOn: string, today: string): { years: number; months: number } | undefined {
  const [from, to] = [openedOn, today].map((written) => {
    const [year = 0, month = 0, day = 0] = written.split(/[-/]/).map(Number)
    return { months: year * 12 + month, day }
  }) as [{ months: number; day: number }, { months: number; day: number }]
  const months = to.months - from.months - (to.day < from.day ? 1 : 0)
  return months < 0 ? undefined : { years: Math.floor(months / 12), months: months % 12 }
}

/** Signs of a picture code: none that looks like another. */
export const CAPTCHA_SIGNS = '2345678ACDEFHJKMNPRTUVWXY'
export const CAPTCHA_LENGTH = 4
/** How long a picture code is good for, and the papers that it opens, seconds. */
export const CAPTCHA_SECONDS = 300
export const LICENCE_SECONDS = 600

/** A picture code as it is compared: capital letters, nothing beside its signs. */
export const tidyCaptcha = (input: string): string =>
  [...input.toUpperCase()].filter((sign) => /[0-9A-Z]/.test(sign)).join('')

/** What can be wrong with a shop, in the order in which it is offered. */
export const SHOP_REPORTS = ['FAKE', 'MISLEADING', 'PRICE', 'SERVICE', 'PRIVACY', 'OTHER'] as const
export type ShopReport = (typeof SHOP_REPORTS)[number]
/** Characters of what happened. */
export const REPORT_LENGTH = 300
