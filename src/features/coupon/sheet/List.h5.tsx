import { laterInSheet } from '@/late'

export const CouponList = laterInSheet('CouponList', async () => (await import('./CouponList')).CouponList)
