import { Text, View } from '@tarojs/components'
import { graphemes } from '@domain/graphemes'
import { observer } from 'mobx-react-lite'
import { Button, EmptyState, classes } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { Head } from './Head'
import { referralWords as t } from './messages'
import { RowsSkeleton } from './ReferralSkeleton'
import type { Terms, useInvites } from './useReferral'
import { standOf, type Row } from './words'
import '@/ui/layout/layout.scss'
import './referral.scss'

const idOf = ({ inviteId }: Row) => inviteId
/** px */
const rowHeight = 72
/** Tones of a face, by the first sign of its name. */
const tones = 4

const One = observer(function One({ row, onRemind }: { row: Row; onRemind: () => void }) {
  const { steps, note, tail, sum, tone } = standOf(row)
  const face = graphemes(row.name)[0] ?? ''
  return (
    <View className="invite" role="listitem">
      <View className={`invite__face invite__face--${String((face.codePointAt(0) ?? 0) % tones)}`} aria-hidden>
        {face}
      </View>
      <View className="ui__grow">
        <View className="ui__row ui__gap-2 ui__tone-ink invite__name">
          <Text className="invite__who">{row.name}</Text>
          <View className="invite__steps" aria-hidden>
            {[1, 2, 3].map((step) => (
              <View
                key={step}
                className={classes(
                  'invite__step',
                  step <= steps && (tone === 'ok' ? 'invite__step--ok' : 'invite__step--on')
                )}
              />
            ))}
          </View>
        </View>
        <View className="invite__note">{note}</View>
      </View>
      {tail === undefined ? (
        <Button size="s" kind="outline" onTap={onRemind}>
          {t('remind')}
        </Button>
      ) : (
        <View className="invite__end">
          <View className={`invite__sum invite__sum--${tone}`}>{sum}</View>
          <View className={classes('invite__tail', tone === 'due' && 'invite__tail--due')}>{tail}</View>
        </View>
      )}
    </View>
  )
})

/** A bound employee's code, what it came to, and who came. */
export const Invites = observer(function Invites(props: {
  mine: ReturnType<typeof useInvites>
  terms: Terms
  onUnbind: () => unknown
  onRemind: () => void
}) {
  const { mine, terms, onUnbind, onRemind } = props
  return (
    <>
      <Head mine={mine} terms={terms} onUnbind={onUnbind} />
      <View className="invites">
        <View className="ui__row ui__align-baseline ui__justify-between ui__wrap invites__head">
          <View className="ui__size-4 ui__tone-ink ui__heavy invites__title" role="heading" aria-level={2}>
            {t('came')}
          </View>
          <View className="ui__size-2 ui__tone-ink-3 invites__legend">{t('legend', { days: terms.returnDays })}</View>
        </View>
        <PagedList
          list={mine.list}
          name="invites"
          keyOf={idOf}
          about={rowHeight}
          skeleton={<RowsSkeleton />}
          onRetry={mine.reload}
          empty={<EmptyState drawing="order" title={t('none')} note={t('noneNote')} />}
        >
          {(row) => <One row={row} onRemind={onRemind} />}
        </PagedList>
      </View>
    </>
  )
})
