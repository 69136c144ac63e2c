import { laterInSheet } from '@/late'

export const PromotionBody = laterInSheet('PromotionBody', async () => (await import('./PromotionBody')).PromotionBody)
