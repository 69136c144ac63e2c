import { defineMessages } from '@/i18n'

/** Words of hearts. */
export const heartWords = defineMessages(
  'heart',
  { word: '收藏', keep: '收藏 {name}', kept: '已收藏', letGo: '已取消收藏' },
  { word: 'Keep', keep: 'Keep {name}', kept: 'Added to favourites', letGo: 'Removed from favourites' }
)
