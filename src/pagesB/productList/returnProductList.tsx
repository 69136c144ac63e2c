import { observer } from 'mobx-react-lite'
import { RebateList, RebateSkeleton, useRebates } from '@/features/rebate'
import { screenSubject, useShareCard } from '@/features/share'
import { definePage } from '@/page'
import { Screen } from '@/ui'

/** Products that give money back once they are kept. */
const ReturnProductList = observer(function ReturnProductList() {
  const rebates = useRebates()
  const { list, own, loggedIn } = rebates
  useShareCard(screenSubject('returnProductList'))
  // what comes back stands over the list: both come together, or the list would move
  const waiting =
    (loggedIn && own.status === 'loading' && own.data === undefined) ||
    (list.status === 'loading' && list.rows.length === 0 && !list.isPrevious)
  return (
    <Screen onReachBottom={() => void list.loadMore()} onPullRefresh={rebates.reload}>
      {waiting ? <RebateSkeleton /> : <RebateList rebates={rebates} />}
    </Screen>
  )
})

export default definePage('returnProductList', {
  body: () => <ReturnProductList />,
  skeleton: <RebateSkeleton />,
  screen: { className: 'rebate-page' }
})
