import type { Review } from '@contract'
import { observer } from 'mobx-react-lite'
import { patchLists } from '@/api'
import { go } from '@/routes'
import { stores } from '@/stores'
import { HelpfulButton } from '@/ui/list/HelpfulButton'
import { useMutation } from './calls'

const may = (): boolean => {
  if (!stores.session.loggedIn) void go('login')
  return stores.session.loggedIn
}

/** Whether a review helped, for the shopper and for how many. */
export const Helpful = observer(function Helpful({ review }: { review: Review }) {
  const { reviewId } = review
  const mutation = useMutation('POST /o2cmt/v1/glz-product-comment/b2c/helpful')
  const keep = async (helpful: boolean) => {
    const result = await mutation.send({ body: { reviewId, helpful } })
    if (!result.ok) return undefined
    patchLists('GET /o2cmt/v1/pub/glz-product-comment/b2c', (list) => ({
      ...list,
      rows: list.rows.map((row) => (row.reviewId === reviewId ? { ...row, ...result.data } : row))
    }))
    return result.data
  }
  return <HelpfulButton helpfulness={review} may={may} keep={keep} />
})
