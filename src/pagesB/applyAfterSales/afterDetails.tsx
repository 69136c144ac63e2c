import { useEffect } from 'react'
import { NoCase } from '@/features/afterSales'
import { CaseActions, CaseContent, CaseSkeleton, hasCaseActions, useCase } from '@/features/afterSales/detail'
import { definePage } from '@/page'
import { setStatusBarWords } from '@/platform/statusBar'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** One case: where it stands, what is to be done until when, where goods and money are. */
function AfterDetails({ caseCode, kind }: RouteParams['afterDetails']) {
  const remote = useCase(caseCode, kind)
  const detail = remote.missing ? undefined : remote.data
  const isEnded = detail?.state === 'COMPLETED'
  const plain = remote.missing || (remote.status === 'failed' && !detail)

  // white time and battery on the coloured ground
  useEffect(() => setStatusBarWords(plain ? 'black' : 'white'), [plain])

  return (
    <Screen
      tone={plain ? 'plain' : undefined}
      {...(isEnded ? { className: 'case-details--ended' } : {})}
      onPullRefresh={remote.reload}
      footer={detail && hasCaseActions(detail) ? <CaseActions afterSale={detail} onDone={remote.replace} /> : undefined}
    >
      <StateView remote={remote} missing={<NoCase />}>
        {(caseDetail) => <CaseContent afterSale={caseDetail} onEnd={() => void remote.reload()} />}
      </StateView>
    </Screen>
  )
}

export default definePage('afterDetails', {
  body: AfterDetails,
  skeleton: <CaseSkeleton />,
  screen: { tone: 'brand' }
})
