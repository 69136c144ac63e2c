import type { RouteParams } from '@/routes'
import { useQuery } from './calls'

/** What the chat was opened with. */
export type Opened = RouteParams['customerBackpage']

/** Who answers, when, what is asked most, and the product that is offered. Read it in an `observer`. */
export const useFront = ({ shopCode, skuCode }: Opened, page = 1, when = true) =>
  useQuery('GET /o2msg/v1/pub/chat/front', {
    when,
    query: {
      ...(shopCode === undefined ? {} : { shopCode }),
      ...(skuCode === undefined ? {} : { skuCode }),
      ...(page === 1 ? {} : { page })
    },
    keepPrevious: true
  })

/** What one screen asks once and its parts show. */
export type Front = ReturnType<typeof useFront>

/** The order or case of their own that a chat is opened with, for somebody who is logged in. Read it in an `observer`. */
export const useOwnCard = ({ orderCode, caseCode }: Opened) =>
  useQuery('GET /o2msg/v1/chat/card', {
    when: orderCode !== undefined || caseCode !== undefined,
    query: {
      ...(orderCode === undefined ? {} : { orderCode }),
      ...(caseCode === undefined ? {} : { caseCode })
    }
  })
