import { useRef } from 'react'
import { isRefusal } from '@/api'
import { NoCase } from '@/features/afterSales'
import {
  logisticsWords as t,
  SendingScreen,
  SendingSkeleton,
  useShipping,
  type Shipping
} from '@/features/afterSales/logistics'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'

/** Says how the goods of a case go back. */
function UploadLogistics({ caseCode, by }: RouteParams['uploadLogistics']) {
  const remote = useShipping(caseCode)
  // as it was when the form began: what is sent here changes it
  const latest = useRef<Shipping>()
  latest.current ??= remote.data
  const { error } = remote
  if (latest.current && !remote.missing) return <SendingScreen shipping={latest.current} by={by} />
  return (
    <Screen>
      {isRefusal(error, 'case.state') ? (
        <EmptyState
          drawing="order"
          title={t('closedTitle')}
          note={t('closedNote')}
          action={{ label: t('seeCase'), onTap: () => go('afterDetails', { caseCode }, { replace: true }) }}
        />
      ) : (
        <StateView remote={remote} missing={<NoCase />}>
          {() => <SendingSkeleton />}
        </StateView>
      )}
    </Screen>
  )
}

export default definePage('uploadLogistics', { body: UploadLogistics, skeleton: <SendingSkeleton /> })
