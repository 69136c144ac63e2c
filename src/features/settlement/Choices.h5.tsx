import { laterInSheet } from '@/features/later'

export const Choices = laterInSheet('RewardChoices', async () => (await import('./RewardChoices')).RewardChoices)
