import type { RouteParams } from '@/routes'
import { useQuery } from './calls'

/** What the chat was opened with. */
export type Opened = RouteParams['customerBackpage']

/** Who answers, when, what is asked most, and the cards that are offered. Read it in an `observer`. */
export const useFront = (opened: Opened, page = 1, when = true) =>
  useQuery('GET /o2msg/v1/pub/chat/front', {
    when,
    query: { ...opened, ...(page === 1 ? {} : { page }) },
    keepPrevious: true
  })

/** What one screen asks once and its parts show. */
export type Front = ReturnType<typeof useFront>
