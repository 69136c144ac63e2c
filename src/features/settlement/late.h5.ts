import { laterInSheet } from '@/late'

export const Choices = laterInSheet('RewardChoices', async () => (await import('./RewardChoices')).RewardChoices)
/** Most settlements need neither. */
export const Unclaimed = laterInSheet('Unclaimed', async () => (await import('./notes/Unclaimed')).Unclaimed, 1)
export const Together = laterInSheet('Together', async () => (await import('./notes/Together')).Together, 1)
