import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { CaseDetail } from '@contract'
import {
  ApplyScreen,
  ApplySkeleton,
  applyWords as t,
  kindsOf,
  useApplyOffer,
  useEdited,
  type Offer
} from '@/features/afterSales/apply'
import { NoCase, NoOrder } from '@/features/afterSales'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'

/** Nothing of the order can be applied for in this way. */
const Refused = observer(function Refused({ orderCode }: { orderCode: string }) {
  return (
    <Screen>
      <EmptyState
        drawing="order"
        title={t('refusedTitle')}
        note={t('refusedNote')}
        action={{ label: t('toKinds'), onTap: () => go('chooseAfterSalesType', { orderCode }, { replace: true }) }}
      />
    </Screen>
  )
})

/** Applying for goods of an order, or changing what nobody judged yet. */
function ApplyAfterSales({ orderCode, kind, position, caseCode }: RouteParams['applyAfterSales']) {
  const remote = useApplyOffer(orderCode)
  const original = useEdited(caseCode)
  // as they were when the form began: what is sent here changes both
  const latest = useRef<{ offer: Offer; edited: CaseDetail | undefined }>()
  if (remote.data && !remote.missing && (caseCode === undefined || original.data)) {
    latest.current ??= { offer: remote.data, edited: original.data }
  }
  if (latest.current) {
    const { offer } = latest.current
    const mine = latest.current.edited
    const changes = mine?.state === 'SUBMITTED' && mine.orderCode === offer.orderCode
    const kinds = kindsOf(offer)
    const wantedKind = changes ? mine.kind : (kinds.find((candidate) => candidate === kind) ?? kinds[0])
    if (wantedKind === undefined || (caseCode !== undefined && !changes)) return <Refused orderCode={orderCode} />
    return (
      <ApplyScreen
        key={wantedKind}
        offer={offer}
        kind={wantedKind}
        position={position}
        edited={changes ? mine : undefined}
      />
    )
  }
  const reload = () => Promise.all([remote.reload(), original.reload()])
  const waitsForCase = caseCode !== undefined && remote.data !== undefined && !remote.missing
  return (
    <Screen>
      {waitsForCase ? (
        <StateView remote={{ ...original, reload }} missing={<NoCase />}>
          {() => <ApplySkeleton />}
        </StateView>
      ) : (
        <StateView remote={{ ...remote, reload }} missing={<NoOrder />}>
          {() => <ApplySkeleton />}
        </StateView>
      )}
    </Screen>
  )
}

export default definePage('applyAfterSales', { body: ApplyAfterSales, skeleton: <ApplySkeleton /> })
