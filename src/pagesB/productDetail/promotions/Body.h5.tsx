import { laterInSheet } from '@/features/later'

export const PromotionBody = laterInSheet('PromotionBody', async () => (await import('./PromotionBody')).PromotionBody)
