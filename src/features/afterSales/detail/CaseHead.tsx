import type { CaseDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { Countdown } from '@/ui'
import { HeadLine, StateHead } from '@/ui/layout/StateHead'
import { Steps } from '@/ui/layout/Steps'
import { caseWords } from '../messages'
import { turnOf, wayOf } from '../rules'
import { talkNote, talkTitle } from '../talk'
import { dayWords } from '../words'
import { caseDetailWords as t } from './messages'

/** When a station was passed: the first news of the state that follows it. */
function passedAt(caseDetail: CaseDetail, station: string): number | undefined {
  const news = (state: string) => caseDetail.timeline.find((event) => event.state === state)?.at
  switch (station) {
    case 'SUBMIT':
      return caseDetail.appliedAt
    case 'JUDGE':
      return news('WAIT_RETURN') ?? news('REFUNDING')
    case 'RETURN':
      return news('RETURNING')
    case 'INSPECT':
      return news('INSPECTED')
    default:
      return news('COMPLETED')
  }
}

/** What state a case is in, until when, and how far it is. */
export const CaseHead = observer(function CaseHead({ afterSale, onEnd }: { afterSale: CaseDetail; onEnd: () => void }) {
  const { state, dueAt, timeline } = afterSale
  const way = wayOf(afterSale)
  const note = talkNote(afterSale)
  const refusal = state === 'REFUSED' || state === 'DISPUTED' ? timeline[0]?.note : undefined
  return (
    <StateHead title={talkTitle(afterSale)} {...(state === 'COMPLETED' ? { tone: 'ok' as const } : {})}>
      {turnOf(state) === 'MINE' && dueAt !== undefined ? (
        <HeadLine>
          {`${t('left')} `}
          <Countdown tone="text" to={dueAt} now={serverNow} onEnd={onEnd} />
        </HeadLine>
      ) : null}
      {refusal === undefined ? null : <HeadLine>{t('refusedFor', { reason: refusal })}</HeadLine>}
      {note === undefined ? null : <HeadLine>{note}</HeadLine>}
      {way.length === 0 ? null : (
        <Steps
          white
          label={caseWords('steps')}
          steps={way.map((step) => {
            const time = step.state === 'done' ? passedAt(afterSale, step.station) : undefined
            return {
              key: step.station,
              name: caseWords(`station${step.station}`),
              note: time === undefined ? '' : dayWords(time),
              state: step.state
            }
          })}
        />
      )}
    </StateHead>
  )
})
