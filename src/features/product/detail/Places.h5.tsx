import { laterInSheet } from '@/late'

export const Places = laterInSheet('DeliveryPlaces', async () => (await import('./DeliveryPlaces')).DeliveryPlaces)
