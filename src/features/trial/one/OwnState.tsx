import type { Trial, TrialEntry } from '@contract'
import { TRIAL_REPORT } from '@domain/activity/trial'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError, serverNow, withIntent } from '@/api'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { shownDay } from '@/stores/times'
import { BottomBar, Button, Card, Countdown } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Fact } from '@/ui/layout/FactList'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { owesReport } from '../rules'
import { standingOf } from '../standing'
import { AddressCard } from './AddressCard'
import { call } from './calls'
import { oneWords as t } from './messages'
import { useAddress } from './useAddress'
import '../trial.scss'

interface OwnProps {
  trial: Trial
  own: TrialEntry
}

/** What is said of a report that is there. */
const ReportState = observer(function ReportState({ report }: { report: NonNullable<TrialEntry['report']> }) {
  const { status, refusedFor = '' } = report
  if (status === 'REFUSED')
    return refusedFor === '' ? null : (
      <Notice tone="sale" icon="warning">
        {t('reportRefused', { reason: refusedFor })}
      </Notice>
    )
  return (
    <Notice tone={status === 'SHOWN' ? 'ok' : 'info'}>{t(status === 'SHOWN' ? 'reportShown' : 'reportPending')}</Notice>
  )
})

/** What became of the shopper's application. */
export const OwnState = observer(function OwnState({ trial, own }: OwnProps) {
  const { words, tone } = standingOf(trial)
  const { state, rank, text, report, received, orderCode } = own
  // a place that went on to the next one has a ban too
  const bannedUntil = own.bannedUntil ?? (state === 'MISSED' ? trial.bannedUntil : undefined)
  return (
    <Card title={t('own')}>
      <Stack gap={2}>
        <Notice tone={tone === 'ok' ? 'ok' : tone === 'warm' ? 'warm' : 'info'} large status>
          {words}
        </Notice>
        {report === undefined ? null : <ReportState report={report} />}
        {state === 'SENT' && received !== true ? (
          <Text size={2} tone="ink-3">
            {t('reportAfter', { least: TRIAL_REPORT.least })}
          </Text>
        ) : null}
        {bannedUntil === undefined ? null : (
          <Text size={2} tone="ink-3">
            {t('banned', { time: shownDay(bannedUntil) })}
          </Text>
        )}
        <Fact label={t('place')} words={rank === undefined ? undefined : t('rank', { rank })} />
        <Fact label={t('text')} words={text} />
        {orderCode === undefined ? null : (
          <Button block kind="outline" onTap={() => void go('orderDetail', { orderCode })}>
            {t('toOrder')}
          </Button>
        )}
      </Stack>
    </Card>
  )
})

/** A refusal has shown its toast; any other error is thrown on. */
const swallowRefusal = (failure: unknown): undefined => {
  if (!(failure instanceof GatewayError)) throw failure
}

/** Confirms a piece, once, however often it is tried. */
const sendConfirmation = (entryId: string, addressId: string) =>
  withIntent(`trial-confirm ${entryId} ${addressId}`, (idempotencyKey) =>
    call('POST /o2mkt-b2c/v1/product-trial/confirm', { body: { entryId, addressId }, idempotencyKey })
  )

/** The address that a piece goes to, while it waits to be confirmed. */
export function useConfirming({ own }: Trial, onDone: () => unknown) {
  const place = useAddress(own?.address?.addressId)
  const { address } = place
  const [missing, setMissing] = useState(false)
  const confirm = async () => {
    if (own === undefined) return
    setMissing(address === undefined)
    if (address === undefined) return
    const result = await sendConfirmation(own.entryId, address.addressId).catch(swallowRefusal)
    if (result !== undefined) toast(t('confirmed'))
    // also after a refusal: what is shown is old
    await onDone()
  }
  return { place, missing: missing && address === undefined, confirm }
}

type Confirming = ReturnType<typeof useConfirming>

/** Where it goes, and how long that can be said. */
export const ConfirmPlace = observer(function ConfirmPlace({ confirming }: { confirming: Confirming }) {
  return <AddressCard place={confirming.place} {...(confirming.missing ? { error: t('addressFirst') } : {})} />
})

/** The one thing to do next, at the bottom. */
export const OwnBar = observer(function OwnBar({
  own,
  confirming,
  onEnd
}: OwnProps & { confirming: Confirming; onEnd: () => void }) {
  const { state, orderCode = '', confirmBefore } = own
  if (state === 'DRAWN' && confirmBefore !== undefined)
    return (
      <BottomBar className="trial-bar">
        <Stack grow>
          <Countdown to={confirmBefore} now={serverNow} onEnd={onEnd} />
          <Text size={1} tone="ink-3" above={1}>
            {t('confirmNote')}
          </Text>
        </Stack>
        <Button size="l" onTap={confirming.confirm}>
          {t('confirm')}
        </Button>
      </BottomBar>
    )
  if (!owesReport(own)) return null
  return (
    <BottomBar>
      <Button block size="l" onTap={() => void go('publishComments', { orderCode })}>
        {t('writeReport')}
      </Button>
    </BottomBar>
  )
})
