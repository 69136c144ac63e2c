import { View } from '@tarojs/components'
import type { OwnTrial, Trial, TrialReport } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { shownMinute } from '@/stores/times'
import { EmptyState, Tabs } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { trialWords as t } from './messages'
import { LeadTrial, ReportCard, TrialCard } from './TrialCards'
import { OpenSkeleton, RowsSkeleton } from './TrialSkeletons'
import type { Trials, TrialTab } from './useTrials'
import '@/ui/layout/layout.scss'
import './trial.scss'

/** px, with the space below it. */
const cardHeight = 208
const leadHeight = 380
const trialKey = ({ trialCode }: Trial): string => trialCode
const ownKey = ({ entry }: OwnTrial): string => entry.entryId
const reportKey = ({ trialCode, author, reportedAt }: TrialReport): string => `${trialCode} ${author} ${reportedAt}`

const OpenList = observer(function OpenList({ trials: { trials, nextAt, reload } }: { trials: Trials }) {
  const [first] = trials.rows
  const leads = (trial: Trial): boolean => trial === first && trial.state === 'OPEN'
  return (
    <PagedList
      list={trials}
      keyOf={trialKey}
      kindOf={(trial) => (leads(trial) ? 'lead' : 'row')}
      about={first?.state === 'OPEN' ? leadHeight : cardHeight}
      skeleton={<OpenSkeleton />}
      onRetry={reload}
      empty={
        <EmptyState
          drawing="order"
          title={t('none')}
          note={nextAt === undefined ? t('noneNote') : t('nextAt', { time: shownMinute(nextAt) })}
          action={{ label: t('toHome'), onTap: () => go('index') }}
        />
      }
    >
      {(trial) => (leads(trial) ? <LeadTrial trial={trial} /> : <TrialCard trial={trial} />)}
    </PagedList>
  )
})

const OwnList = observer(function OwnList({ trials: { own, reload }, onOpen }: { trials: Trials; onOpen: () => void }) {
  if (!stores.session.loggedIn)
    return (
      <EmptyState
        drawing="order"
        title={t('mineOut')}
        note={t('mineNoneNote')}
        action={{ label: t('login'), onTap: () => go('login', {}) }}
      />
    )
  return (
    <PagedList
      list={own}
      keyOf={ownKey}
      about={cardHeight}
      skeleton={<RowsSkeleton />}
      onRetry={reload}
      empty={
        <EmptyState
          drawing="order"
          title={t('mineNone')}
          note={t('mineNoneNote')}
          action={{ label: t('toOpen'), onTap: onOpen }}
        />
      }
    >
      {({ trial, entry }) => <TrialCard trial={{ ...trial, own: entry }} />}
    </PagedList>
  )
})

const ReportList = observer(function ReportList({
  trials: { reports, reload },
  onOpen
}: {
  trials: Trials
  onOpen: () => void
}) {
  return (
    <PagedList
      list={reports}
      keyOf={reportKey}
      about={cardHeight}
      skeleton={<RowsSkeleton />}
      onRetry={reload}
      empty={
        <EmptyState
          drawing="order"
          title={t('reportsNone')}
          note={t('reportsNoneNote')}
          action={{ label: t('toOpen'), onTap: onOpen }}
        />
      }
    >
      {(report) => <ReportCard report={report} />}
    </PagedList>
  )
})

interface TrialsViewProps {
  trials: Trials
  tab: TrialTab
  onTab: (tab: TrialTab) => void
}

/** What can be tried, one's own applications, and what others say of what they tried. */
export const TrialsView = observer(function TrialsView({ trials, tab, onTab }: TrialsViewProps) {
  const toOpen = () => onTab('OPEN')
  return (
    <View>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={onTab}
        items={[
          { key: 'OPEN', label: t('openTab'), count: trials.open },
          { key: 'MINE', label: t('mineTab'), count: trials.due },
          { key: 'REPORTS', label: t('reportsTab') }
        ]}
      />
      <View className="ui__pad-top-3">
        {tab === 'OPEN' ? (
          <OpenList trials={trials} />
        ) : tab === 'MINE' ? (
          <OwnList trials={trials} onOpen={toOpen} />
        ) : (
          <ReportList trials={trials} onOpen={toOpen} />
        )}
      </View>
    </View>
  )
})
