import { laterInSheet } from '@/late'

/** Most settlements need neither: they come in a file of their own. */
export const Unclaimed = laterInSheet('Unclaimed', async () => (await import('./Unclaimed')).Unclaimed, 1)
export const Together = laterInSheet('Together', async () => (await import('./Together')).Together, 1)
