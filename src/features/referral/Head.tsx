import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { LaterQrCode } from '@/features/share'
import { urlOf } from '@/routes'
import { shownDay } from '@/stores/times'
import { Icon, Pressable, RetryNote } from '@/ui'
import { referralWords as t } from './messages'
import { StepRow } from './Offer'
import { Ticket } from './Ticket'
import type { Terms, useInvites } from './useReferral'
import { roundMoney } from '@/stores/money'

type Mine = ReturnType<typeof useInvites>

/** The code, and the card that friends are sent. */
const Hero = observer(function Hero({ mine, terms }: { mine: Mine; terms: Terms }) {
  const { info, code, failed } = mine
  return (
    <View className="referral-hero">
      <View className="ui__grow">
        <View className="referral-hero__title" role="heading" aria-level={2}>
          <View>{t('title')}</View>
          <View className="referral-hero__each">{t('each', { amount: roundMoney(terms.inviterFen) })}</View>
        </View>
        <View className="referral-hero__line">{t('line', { threshold: roundMoney(terms.thresholdFen) })}</View>
        <View className="referral-code">
          {failed ? (
            <View role="alert">
              <View className="referral-code__title">{t('codeFailed')}</View>
              <Pressable className="ui__size-3 ui__hit referral-code__copy" onTap={() => void mine.load()}>
                <Icon name="refresh" size={16} />
                <Text>{t('again')}</Text>
              </Pressable>
            </View>
          ) : null}
          {code ? (
            <>
              <View className="referral-code__title">{t('codeTitle')}</View>
              <View className="referral-code__code">{code.inviteCode}</View>
              <View className="referral-code__end">{t('codeEnds', { date: shownDay(code.endAt) })}</View>
              <Pressable className="ui__size-3 ui__hit referral-code__copy" onTap={() => void mine.copy()}>
                <Icon name="copy" size={16} />
                <Text>{t('copy')}</Text>
              </Pressable>
            </>
          ) : null}
        </View>
      </View>
      <Ticket
        terms={terms}
        from={info.data ? t('gift', { name: info.data.name }) : ' '}
        code={
          code ? (
            <LaterQrCode path={urlOf('pullActivity', { inviteCode: code.inviteCode })} label={t('codeLabel')} />
          ) : null
        }
      />
    </View>
  )
})

const Sums = observer(function Sums({ info }: Pick<Mine, 'info'>) {
  const figures = info.data
  if (info.status === 'failed' && !figures)
    return (
      <View className="referral-sums">
        <RetryNote words={t('sumsFailed')} onRetry={() => void info.reload()} />
      </View>
    )
  const next = figures?.nextAt === undefined ? t('pendingNone') : t('pendingNext', { date: shownDay(figures.nextAt) })
  const shownFigures = figures
    ? [
        [t('invited'), t('people', { count: figures.invited }), t('month', { count: figures.invitedThisMonth })],
        [t('earned'), roundMoney(figures.earnedFen), t('earnedNote')],
        [t('pending'), roundMoney(figures.pendingFen), next]
      ]
    : ['invited', 'earned', 'pending'].map((name) => [t(name as 'invited'), '–', ' '])
  return (
    <View className="referral-sums">
      {shownFigures.map(([label, sum, note], index) => (
        <View key={index} className="ui__tone-ink-2 ui__grow referral-sums__one">
          <View>{label}</View>
          <View className={index === 1 ? 'referral-sums__sum referral-sums__sum--sale' : 'referral-sums__sum'}>
            {sum}
          </View>
          <View className="ui__size-2 ui__tone-ink-3 referral-sums__note">{note}</View>
        </View>
      ))}
    </View>
  )
})

const Steps = observer(function Steps({ terms, onUnbind }: { terms: Terms; onUnbind: () => unknown }) {
  return (
    <View className="referral-steps">
      <StepRow terms={terms} />
      <View className="referral-steps__rule">{t('rule', { count: terms.perDay })}</View>
      <Pressable className="ui__size-2 ui__tone-ink-2 ui__hit referral-unbind" onTap={() => void onUnbind()}>
        {t('unbind')}
      </Pressable>
    </View>
  )
})

/** A bound employee's code, what it came to, and how it works. */
export const Head = observer(function Head(props: { mine: Mine; terms: Terms; onUnbind: () => unknown }) {
  return (
    <>
      <Hero mine={props.mine} terms={props.terms} />
      <Sums info={props.mine.info} />
      <Steps terms={props.terms} onUnbind={props.onUnbind} />
    </>
  )
})
