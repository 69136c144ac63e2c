import { laterInSheet, lateOver } from '@/late'
import { shareWords } from './messages'

const loadWays = async () => {
  const lookup = import('@/platform/share/miniProgram.h5').then(({ lookForChatApp }) => lookForChatApp())
  const [{ ShareWays: Ways }] = await Promise.all([import('./ShareWays'), lookup])
  return Ways
}

/** Most visits share no page. */
export const ShareWays = laterInSheet('ShareWays', loadWays, 1)
export const Poster = lateOver('PosterSheet', async () => (await import('./PosterSheet')).PosterSheet, {
  failed: () => shareWords('posterFailed'),
  isOpen: ({ open }) => open,
  ahead: true
})
