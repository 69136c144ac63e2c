import { laterInSheet } from '@/features/later'

export const Places = laterInSheet('DeliveryPlaces', async () => (await import('./DeliveryPlaces')).DeliveryPlaces)
