import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { CaseDetail } from '@contract'
import {
  ApplyScreen,
  ApplySkeleton,
  applyWords as t,
  kindsOf,
  LateType,
  useApplyOffer,
  useEdited,
  type Offer
} from '@/features/afterSales/apply'
import { NoCase, NoOrder } from '@/features/afterSales'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'
import { Notice } from '@/ui/layout/Notice'

interface RefusedProps {
  offer: Offer
  position: number | undefined
  /** The case that can't be changed any more. */
  caseCode: string | undefined
}

/** Nothing of the order can be applied for in this way: why, and what can be done instead. */
const Refused = observer(function Refused({ offer, position, caseCode }: RefusedProps) {
  return (
    <Screen>
      {offer.rows.length === 0 ? null : (
        <View className="ui__pad-x-3 ui__below-3">
          {caseCode === undefined ? (
            <Notice tone="warm" icon="info" large>
              {t('refused')}
            </Notice>
          ) : (
            <Notice
              tone="warm"
              icon="info"
              large
              action={{ label: t('see'), onTap: () => go('afterDetails', { caseCode }, { replace: true }) }}
            >
              {t('judged')}
            </Notice>
          )}
        </View>
      )}
      <LateType offer={offer} position={position} />
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
    if (wantedKind === undefined || (caseCode !== undefined && !changes))
      return <Refused offer={offer} position={position} caseCode={caseCode} />
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
