import { laterInSheet } from '@/late'

export const Choices = laterInSheet('RewardChoices', async () => (await import('./RewardChoices')).RewardChoices)
