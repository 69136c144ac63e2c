import type { CaseDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { BottomBar, Button } from '@/ui'
import { ofState, turnOf } from '../rules'
import { caseDetailWords as t } from './messages'
import { answerCase, cancelCase, receiveNew, removeCase, type Answer } from './useCase'

interface ActionsProps {
  afterSale: CaseDetail
  /** What stands now. */
  onDone: (now: CaseDetail) => void
}

/** What may be asked of the shopper, the likelier one filled. */
const answers: Partial<Record<CaseDetail['state'], readonly [Answer, Answer]>> = {
  DISPUTED: ['SEND_BACK', 'ACCEPT'],
  OUT_OF_STOCK: ['WAIT', 'MONEY'],
  REFUND_FAILED: ['AGAIN', 'TO_BALANCE']
}

const answersTo = ({ state }: CaseDetail) => ofState(answers, state)

const mayCancel = ({ state }: CaseDetail): boolean => state === 'SUBMITTED' || state === 'WAIT_RETURN'

/** Whether there is anything to do about a case now. */
export const hasCaseActions = (caseDetail: CaseDetail): boolean =>
  mayCancel(caseDetail) ||
  caseDetail.state === 'RESENT' ||
  answersTo(caseDetail) !== undefined ||
  turnOf(caseDetail.state) === 'OVER'

/** What the state of a case allows now. */
export const CaseActions = observer(function CaseActions({ afterSale, onDone }: ActionsProps) {
  const { caseCode, orderCode, kind, state } = afterSale
  const then = async (work: Promise<CaseDetail | undefined>) => {
    const now = await work
    if (now) onDone(now)
  }
  const remove = async () => {
    if (await removeCase(afterSale)) await go('afterSalesHistory', { tab: 'ENDED' }, { replace: true })
  }
  const answers = answersTo(afterSale)
  return (
    <BottomBar>
      {mayCancel(afterSale) ? (
        <Button kind="outline" block size="l" onTap={() => then(cancelCase(afterSale))}>
          {t('cancel')}
        </Button>
      ) : null}
      {state === 'SUBMITTED' ? (
        <Button block size="l" kind="tint" onTap={() => go('applyAfterSales', { orderCode, kind, caseCode })}>
          {t('edit')}
        </Button>
      ) : null}
      {state === 'WAIT_RETURN' ? (
        <Button block size="l" onTap={() => go('uploadLogistics', { caseCode })}>
          {t('fill')}
        </Button>
      ) : null}
      {state === 'RESENT' ? (
        <>
          <Button kind="outline" block size="l" onTap={() => go('policyService', {})}>
            {t('help')}
          </Button>
          <Button block size="l" onTap={() => then(receiveNew(afterSale))}>
            {t('RECEIVE')}
          </Button>
        </>
      ) : null}
      {answers?.map((answer, index) => (
        <Button
          key={answer}
          kind={index === answers.length - 1 ? 'filled' : 'outline'}
          block
          size="l"
          onTap={() => then(answerCase(afterSale, answer))}
        >
          {t(answer)}
        </Button>
      ))}
      {turnOf(state) === 'OVER' ? (
        <>
          <Button kind="outline" block size="l" onTap={remove}>
            {t('remove')}
          </Button>
          {state === 'COMPLETED' ? null : (
            <Button block size="l" kind="tint" onTap={() => go('chooseAfterSalesType', { orderCode })}>
              {t('again')}
            </Button>
          )}
        </>
      ) : null}
    </BottomBar>
  )
})
