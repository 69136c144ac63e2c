import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { LaterQrCode } from '@/features/share'
import { urlOf } from '@/routes'
import { shownDay } from '@/stores/times'
import { Card, EmptyState, Icon, Pressable, RetryNote, classes } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { referralWords as t } from './messages'
import { ReferralSkeleton } from './ReferralSkeleton'
import type { useInvites } from './useReferral'
import { money, stateWords } from './words'
import './referral.scss'

type Row = DataOf<'GET /o2cum/v1/lx/invite-reward-list'>['list'][number]
type Terms = DataOf<'GET /o2cum/v1/pub/lx/time-config'>
type Mine = ReturnType<typeof useInvites>

const idOf = ({ inviteId }: Row) => inviteId
/** px */
const rowHeight = 72
const steps = { REGISTERED: 1, PENDING: 2, EARNED: 3, VOID: 0 } as const

const One = ({ row }: { row: Row }) => {
  const done = new Map<string, number>(Object.entries(steps)).get(row.state) ?? 0
  return (
    <View className="invite" role="listitem">
      <View className="invite__face" aria-hidden>
        {[...row.name][0]}
      </View>
      <View className="invite__words">
        <View className="invite__name">
          <Text>{row.name}</Text>
          <View className="invite__steps" aria-hidden>
            {[1, 2, 3].map((step) => (
              <View
                key={step}
                className={classes(
                  'invite__step',
                  step <= done && (done === 3 ? 'invite__step--ok' : 'invite__step--on')
                )}
              />
            ))}
          </View>
        </View>
        <View className="invite__note">{stateWords(row)}</View>
      </View>
      <Text className={classes('invite__sum', row.state === 'EARNED' && 'invite__sum--ok')}>
        {row.state === 'EARNED' ? `+${money(row.rewardFen)}` : money(done === 0 ? 0 : row.rewardFen)}
      </Text>
    </View>
  )
}

const Head = observer(function Head({ mine, terms, onUnbind }: { mine: Mine; terms: Terms; onUnbind: () => unknown }) {
  const { info, code, failed } = mine
  const figures = info.data
  const amount = money(terms.inviterFen)
  const threshold = money(terms.thresholdFen)
  return (
    <View className="referral-head">
      <View className="referral-head__top">
        <View className="referral-head__title">{t('title', { amount })}</View>
        <View className="referral-head__line">{t('line', { threshold })}</View>
        <View className="referral-code">
          {failed ? <RetryNote onRetry={() => void mine.load()} /> : null}
          {code ? (
            <>
              <View className="referral-code__words">
                <View>{t('codeTitle')}</View>
                <View className="referral-code__code">{code.inviteCode}</View>
                <View className="referral-code__end">{t('codeEnds', { date: shownDay(code.endAt) })}</View>
                <Pressable className="referral-code__copy" onTap={() => void mine.copy()}>
                  <Icon name="copy" size={16} />
                  {t('copy')}
                </Pressable>
              </View>
              <LaterQrCode path={urlOf('pullActivity', { inviteCode: code.inviteCode })} label={t('codeLabel')} />
            </>
          ) : null}
        </View>
      </View>
      <View className="referral-sums">
        {(
          [
            [
              t('invited'),
              figures && t('people', { count: figures.invited }),
              figures && t('month', { count: figures.invitedThisMonth })
            ],
            [t('earned'), figures && money(figures.earnedFen), t('earnedNote')],
            [
              t('pending'),
              figures && money(figures.pendingFen),
              figures?.nextAt === undefined ? t('pendingNone') : t('pendingNext', { date: shownDay(figures.nextAt) })
            ]
          ] as const
        ).map(([label, sum, note], at) => (
          <View key={at} className="referral-sums__one">
            <View>{label}</View>
            <View className="referral-sums__sum">{sum ?? '–'}</View>
            <View className="referral-sums__note">{figures ? note : ' '}</View>
          </View>
        ))}
      </View>
      <Card title={t('how')}>
        {[
          t('how1', { days: terms.validDays }),
          t('how2', { threshold, days: terms.orderDays }),
          t('how3', { days: terms.returnDays, amount }),
          t('how4', { count: terms.perDay })
        ].map((words, at) => (
          <View key={at} className="referral-how">
            <Text className="referral-how__number">{String(at + 1)}</Text>
            <View>{words}</View>
          </View>
        ))}
        <Pressable className="referral-unbind" onTap={() => void onUnbind()}>
          {t('unbind')}
        </Pressable>
      </Card>
      <View className="referral-came">{t('came')}</View>
    </View>
  )
})

/** A bound employee's code, what it came to, and who came. */
export const Invites = observer(function Invites(props: { mine: Mine; terms: Terms; onUnbind: () => unknown }) {
  return (
    <PagedList
      className="invites"
      list={props.mine.list}
      name="invites"
      items={props.mine.list.rows}
      keyOf={idOf}
      about={rowHeight}
      skeleton={<ReferralSkeleton />}
      onRetry={props.mine.reload}
      head={<Head {...props} />}
      empty={<EmptyState drawing="order" title={t('none')} note={t('noneNote')} />}
    >
      {(row) => <One row={row} />}
    </PagedList>
  )
})
