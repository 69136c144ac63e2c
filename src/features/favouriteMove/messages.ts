import { defineMessages } from '@/i18n'

/** Words of moving cart lines to the favourites. */
export const moveWords = defineMessages(
  'moveToFavourites',
  { move: '移入收藏', moved: '{count} 件已移入收藏' },
  { move: 'Favourite', moved: '{count} moved to favourites' }
)
