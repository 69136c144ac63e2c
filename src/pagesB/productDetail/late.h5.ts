import { laterInSheet, lateParts } from '@/late'

export const PromotionBody = laterInSheet(
  'PromotionBody',
  async () => (await import('./promotions/PromotionBody')).PromotionBody
)

/** Once the page was scrolled towards it: what the product is, the row of the page's parts, its bar, its alerts. */
const about = lateParts('AboutProduct', () => import('./about/AboutProduct'))
export const About = about('AboutProduct')
export const Anchors = about('AnchorBar')
export const InBar = about('ProductInBar')
export const TellMe = about('TellMe')
