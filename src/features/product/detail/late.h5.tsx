import { View } from '@tarojs/components'
import { late, laterInSheet, lateOver } from '@/late'
import { Skeleton } from '@/ui'
import { productWords } from '../messages'

export const Places = laterInSheet('DeliveryPlaces', async () => (await import('./DeliveryPlaces')).DeliveryPlaces)

/** A shopper who does not scroll to it needs neither its words nor what sanitises them. */
export const LaterText = late(
  'LongDescription',
  async () => (await import('../description/LongDescription')).LongDescription,
  {
    waiting: () => <View className="description__wait" role="status" aria-label={productWords('descriptionWait')} />,
    retry: true
  }
)

/** A shopper who does not scroll to the page's end needs none of its tiles. */
export const LaterRecommended = late('Recommended', async () => (await import('./Recommended')).Recommended, {
  waiting: () => <Skeleton shape="tiles" />,
  retry: true
})

/** The player, when the film is first played. */
export const LaterFilm = lateOver('Film', async () => (await import('./Film')).Film, {
  failed: () => productWords('filmFailed')
})

/** When a picture is first tapped: who looks at none large needs no gestures. */
export const LaterViewer = lateOver('Viewer', async () => (await import('./gallery/Viewer')).Viewer, {
  failed: () => productWords('viewerFailed'),
  isOpen: ({ start }) => start !== undefined
})
