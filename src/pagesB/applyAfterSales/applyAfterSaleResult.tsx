import { NoCase } from '@/features/afterSales'
import { useCase } from '@/features/afterSales/detail'
import { resultWords, Submitted, SubmittedSkeleton } from '@/features/afterSales/result'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** What an application became, and what comes next. */
function ApplyAfterSaleResult({ caseCode }: RouteParams['applyAfterSaleResult']) {
  const remote = useCase(caseCode)
  // it is submitted only where there is a case
  const isUnseen = remote.missing || (remote.status === 'failed' && !remote.data)
  return (
    <Screen {...(isUnseen ? { title: resultWords('notDone') } : {})}>
      <StateView remote={remote} missing={<NoCase />}>
        {(caseDetail) => <Submitted afterSale={caseDetail} />}
      </StateView>
    </Screen>
  )
}

export default definePage('applyAfterSaleResult', { body: ApplyAfterSaleResult, skeleton: <SubmittedSkeleton /> })
