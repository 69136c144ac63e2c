import type { DataOf, InvoiceTitle } from '@contract'
import type { Query } from '@/api'
import { useQuery } from './calls'

type Reply = DataOf<'GET /o2ord-b2c/v1/invoice-titles'>

const listOf = ({ list }: Reply): InvoiceTitle[] => list

/** The shopper's titles, the default first. Read inside an `observer`. */
export const useTitles = (manner: { when: boolean; again?: boolean }): Query<InvoiceTitle[], Reply> =>
  useQuery('GET /o2ord-b2c/v1/invoice-titles', { ...manner, pick: listOf })
