import type { Review } from '@contract'
import { useState } from 'react'
import { everyReview, queryOf, type ReviewFilter } from '../rules'
import { useList, useQuery } from './calls'

const rowKey = ({ reviewId }: Review) => reviewId
const pageSize = 10

/** A product's reviews under a filter, with the counts of the version that is looked at. */
export function useReviews(spuCode: string, params: { skuCode?: string | undefined }) {
  const [filter, setFilter] = useState<ReviewFilter>({ ...everyReview, skuCode: params.skuCode })
  const when = spuCode !== ''
  const list = useList('GET /o2cmt/v1/pub/glz-product-comment/b2c', {
    query: queryOf(spuCode, filter),
    size: pageSize,
    rowKey,
    when,
    keepPrevious: true,
    again: true
  })
  const { skuCode } = filter
  const quantity = useQuery('GET /o2cmt/v1/pub/glz-product-comment/quantity', {
    query: { spuCode, ...(skuCode === undefined ? {} : { skuCode }) },
    when,
    keepPrevious: true
  })
  const reload = () => Promise.all([list.restart(), quantity.reload()])
  return { list, quantity, filter, setFilter, reload }
}

export type Reviews = ReturnType<typeof useReviews>
