import { observer } from 'mobx-react-lite'
import { useLoaded } from '@/api'
import { stores } from '@/stores'

const load = async () => (await import('./MergeNotice')).MergeNotice

/** Comes with a file of its own when a merge left something out, which is seldom. */
export const LateMergeNotice = observer(function LateMergeNotice() {
  const isWanted = stores.cart.adjusted.length > 0
  const { data: Notice } = useLoaded('MergeNotice', load, isWanted)
  return isWanted && Notice ? <Notice /> : null
})
