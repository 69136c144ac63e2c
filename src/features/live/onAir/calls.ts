// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { liveRoom } from '@/api/shapes/content/liveRoom'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/shop-on-live': {'room?':liveRoom}
} as const

export const useQuery = queryOf(shapes)
