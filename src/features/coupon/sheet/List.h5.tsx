import { laterInSheet } from '@/features/later'

export const CouponList = laterInSheet('CouponList', async () => (await import('./CouponList')).CouponList)
