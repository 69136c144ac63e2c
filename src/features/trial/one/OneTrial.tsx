import { View } from '@tarojs/components'
import type { Trial, TrialReport } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { serverNow } from '@/api'
import { ShareCorner } from '@/features/share'
import { go } from '@/routes'
import { shownDay, shownMinute } from '@/stores/times'
import { BottomBar, Button, Card, Countdown, EmptyState, Picture, Pressable, Screen, StateView, Tag } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'
import { Stack, Row } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { trialWords } from '../messages'
import { roundMoney } from '@/stores/money'
import { isDrawn, takesWords } from '../rules'
import { ReportCard } from '../TrialCards'
import { TrialFigures } from '../TrialFigures'
import { OneSkeleton } from '../TrialSkeletons'
import { AddressCard } from './AddressCard'
import { Afterwards, PromiseCard, Reason } from './ApplyParts'
import { DrawCheck } from './DrawCheck'
import { oneWords as t } from './messages'
import { ConfirmPlace, OwnBar, OwnState, useConfirming } from './OwnState'
import { trialPoster, trialSubject } from './sharing'
import { useApplying, type useTrial } from './useTrial'
import '../trial.scss'

type Remote = ReturnType<typeof useTrial>

/** What can be tried. */
const Head = observer(function Head({ trial }: { trial: Trial }) {
  const { title, slogan, hint, picture, worthFen, spuCode, skuCode } = trial
  return (
    <View className="trial-head">
      <Pressable
        className="ui__row ui__align-start ui__below-2 ui__wide trial-head__goods"
        role="link"
        onTap={() => void go('productDetail', { spuCode, skuCode })}
      >
        <View className="trial-head__picture">
          <Picture src={picture} alt="" round eager />
        </View>
        <View className="ui__grow">
          <Text size={5} tone="ink" weight="heavy" lines={2} tight>
            {title}
          </Text>
          <Text size={2} tone="ink-3" lines={2} className="trial-card__note">
            {slogan}
          </Text>
          <Row align="stretch" wrap above={1} className="trial-head__tags">
            <Tag kind="ok">{trialWords('free')}</Tag>
            <Tag kind="plain">{trialWords('worth', { amount: roundMoney(worthFen) })}</Tag>
          </Row>
        </View>
      </Pressable>
      {hint === '' ? null : (
        <Text size={2} tone="ink-2">
          {hint}
        </Text>
      )}
      <TrialFigures trial={trial} exact />
      <ShareCorner subject={trialSubject(trial.trialCode, trial)} poster={trialPoster(trial)} />
    </View>
  )
})

const Reports = observer(function Reports({ reports }: { reports: readonly TrialReport[] }) {
  if (reports.length === 0) return null
  return (
    <Card
      title={t('reports')}
      more={{ label: t('allReports'), onTap: () => void go('productTrial', { tab: 'REPORTS' }) }}
    >
      <View role="list">
        {reports.map((report, index) => (
          <ReportCard key={index} report={report} within />
        ))}
      </View>
    </Card>
  )
})

/** Why nobody can apply now, and what to do instead. */
const NotNow = observer(function NotNow({ trial, onEnd }: { trial: Trial; onEnd: () => void }) {
  const { state, startAt, bannedUntil } = trial
  if (bannedUntil !== undefined && (state === 'COMING' || state === 'OPEN'))
    return (
      <Card>
        <Notice large tone="warm">
          {t('banned', { time: shownDay(bannedUntil) })}
        </Notice>
      </Card>
    )
  if (state === 'COMING')
    return (
      <Card title={t('coming')}>
        <Countdown to={startAt} now={serverNow} onEnd={onEnd} />
      </Card>
    )
  return (
    <Card>
      <Stack gap={2}>
        <Text size={4} tone="ink" weight="bold">
          {t(state === 'CLOSED' ? 'closed' : 'over')}
        </Text>
        {isDrawn(trial) ? (
          <Text size={2} tone="ink-3">
            {t('overNote')}
          </Text>
        ) : null}
      </Stack>
    </Card>
  )
})

interface PartProps {
  trial: Trial
  remote: Remote
  children: ReactNode
}

/** While it can be applied for: the form between what it is and what follows. */
const ApplyScreen = observer(function ApplyScreen({ trial, remote, children }: PartProps) {
  const { own, closeAt } = trial
  const form = useApplying(trial, remote.reload)
  const place = form.mark('addressId')
  return (
    <FormScreen
      form={form}
      action={t(own === undefined ? 'apply' : 'save')}
      className="trial-one"
      onPullRefresh={remote.reload}
      aside={
        <Text size={1} tone="ink-3" className="ui__below-2 ui__center">
          {`${t('until', { time: shownMinute(closeAt) })} ${t('anytime')}`}
        </Text>
      }
    >
      <StateView remote={remote.trial} skeleton={<OneSkeleton />}>
        {(trialDetail) => (
          <>
            <Head trial={trialDetail} />
            {trialDetail.own === undefined ? null : <OwnState trial={trialDetail} own={trialDetail.own} />}
            <Reason form={form} />
            <AddressCard place={form.place} id={place.id} error={place.error} />
            <PromiseCard form={form} />
            <Afterwards />
            {children}
          </>
        )}
      </StateView>
    </FormScreen>
  )
})

/** Once it can't be applied for any more, or not yet. */
const SeenScreen = observer(function SeenScreen({ trial, remote, children }: PartProps) {
  const { own } = trial
  const confirming = useConfirming(trial, remote.reload)
  const onEnd = () => void remote.reload()
  const next =
    own === undefined ? (
      <BottomBar>
        <Button block size="l" onTap={() => void go('productTrial', {})}>
          {t('toTrials')}
        </Button>
      </BottomBar>
    ) : (
      <OwnBar trial={trial} own={own} confirming={confirming} onEnd={onEnd} />
    )
  return (
    <Screen className="trial-one" onPullRefresh={remote.reload} footer={next}>
      <StateView remote={remote.trial} skeleton={<OneSkeleton />}>
        {(trialDetail) => (
          <>
            <Head trial={trialDetail} />
            {trialDetail.own === undefined ? (
              <NotNow trial={trialDetail} onEnd={onEnd} />
            ) : (
              <OwnState trial={trialDetail} own={trialDetail.own} />
            )}
            {trialDetail.own?.state === 'DRAWN' ? <ConfirmPlace confirming={confirming} /> : null}
            {children}
          </>
        )}
      </StateView>
    </Screen>
  )
})

/** One trial: what it is, applying for it, what became of that, and its draw. */
export const OneTrial = observer(function OneTrial({ remote }: { remote: Remote }) {
  const { trial, reports, reload } = remote
  const { data } = trial
  if (data === undefined)
    return (
      <Screen className="trial-one" onPullRefresh={reload}>
        <StateView
          remote={trial}
          skeleton={<OneSkeleton />}
          missing={
            <EmptyState
              drawing="lost"
              title={t('lost')}
              note={t('lostNote')}
              action={{ label: t('toTrials'), onTap: () => go('productTrial', {}) }}
            />
          }
        >
          {() => null}
        </StateView>
      </Screen>
    )
  const rest = (
    <>
      <DrawCheck trial={data} />
      <Reports reports={reports} />
    </>
  )
  return takesWords(data) ? (
    // another form where the shopper has an application: it begins with what they wrote
    <ApplyScreen key={data.own?.entryId ?? 'new'} trial={data} remote={remote}>
      {rest}
    </ApplyScreen>
  ) : (
    <SeenScreen trial={data} remote={remote}>
      {rest}
    </SeenScreen>
  )
})
