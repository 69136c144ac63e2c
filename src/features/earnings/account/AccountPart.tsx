import { Text, View } from '@tarojs/components'
import type { PartnerEntry } from '@contract'
import { observer } from 'mobx-react-lite'
import { monthWords } from '@/lib/months'
import { currentLocale } from '@/i18n'
import { go } from '@/routes'
import { Chip, EmptyState, Skeleton, type SkeletonPart } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { PagedList } from '@/ui/list/PagedList'
import { times } from '@/ui/screen/skeletonParts'
import { earningWords as t } from '../messages'
import { shownAmount } from '../amounts'
import { AccountHead } from './AccountHead'
import { Chart } from './Chart'
import { EntryRow } from './EntryRow'
import { Thaws } from './Thaws'
import type { Account, EntryKind, useEntries } from './useAccount'
import '../earnings.scss'

/** px */
const rowHeight = 72
const idOf = ({ entryId }: PartnerEntry) => entryId
const kinds: readonly EntryKind[] = ['ALL', 'EARN', 'WITHDRAW', 'CLAW']
const rows: SkeletonPart[] = times(4, ['row .earn-row', 'icon', ['lines', 'line', 'short']])

interface AccountPartProps {
  account: Account
  entries: ReturnType<typeof useEntries>
  kind: EntryKind
  hidden: boolean
  onKind: (kind: EntryKind) => void
  onHide: () => void
  onMonth: (month: string) => void
}

/** The wallet: balances, what thaws, what was earned when, and every movement. */
export const AccountPart = observer(function AccountPart(props: AccountPartProps) {
  const { account, entries, kind, hidden } = props
  const sums = entries.sums.data
  return (
    <View>
      <AccountHead account={account} hidden={hidden} onHide={props.onHide} />
      <Thaws thaws={account.thaws} hidden={hidden} />
      <Chart account={account} hidden={hidden} onMonth={props.onMonth} />
      <View className="earn-entries">
        <View className="ui__size-4 ui__bold" role="heading" aria-level={2}>
          {t('entries')}
        </View>
        <Row align="stretch" gap={2} wrap className="earn-chips" role="radiogroup" label={t('kinds')}>
          {kinds.map((option) => (
            <Chip key={option} role="radio" selected={kind === option} onTap={() => props.onKind(option)}>
              {t(option)}
            </Chip>
          ))}
        </Row>
        <Row align="stretch" justify="between" wrap size={2} tone="ink-3" figures className="earn-entries__month">
          <View>{monthWords(account.month, currentLocale())}</View>
          {sums ? (
            <Row align="stretch" gap={3}>
              <Text>{t('in', { amount: shownAmount(sums.inFen, hidden) })}</Text>
              <Text>{t('out', { amount: shownAmount(sums.outFen, hidden) })}</Text>
            </Row>
          ) : null}
        </Row>
        <PagedList
          list={entries.list}
          name={`${account.month} ${kind}`}
          keyOf={idOf}
          about={rowHeight}
          skeleton={<Skeleton of={rows} />}
          onRetry={entries.reload}
          empty={
            <EmptyState
              drawing="order"
              title={t('noEntries')}
              note={t('noEntriesNote')}
              action={{ label: t('goShare'), onTap: () => go('index') }}
            />
          }
        >
          {(entry) => <EntryRow entry={entry} hidden={hidden} />}
        </PagedList>
      </View>
    </View>
  )
})
