import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import {
  Invites,
  keepInvite,
  Offer,
  referralWords as t,
  ReferralSkeleton,
  useInvites,
  useReferral,
  type Terms
} from '@/features/referral'
import { ShareSheets, useShareCard } from '@/features/share'
import { definePage } from '@/page'
import { setStatusBarWords } from '@/platform/statusBar'
import { go, urlOf } from '@/routes'
import { roundMoney } from '@/stores/money'
import { BottomBar, Button, EmptyState, Screen, StateView } from '@/ui'

/** A bound employee's own. */
const Bound = observer(function Bound(props: { terms: Terms; onUnbind: () => unknown; reload: () => unknown }) {
  const { terms, onUnbind, reload } = props
  const mine = useInvites()
  const [sharing, setSharing] = useState<boolean | 'poster'>(false)
  const subject = {
    path: urlOf('pullActivity', mine.code ? { inviteCode: mine.code.inviteCode } : {}),
    title: t('comes', { amount: roundMoney(terms.invitedFen), threshold: roundMoney(terms.thresholdFen) })
  }
  useShareCard(subject)
  const share = () => setSharing(mine.code !== undefined)
  return (
    <Screen
      className="referral-page"
      onReachBottom={() => void mine.list.loadMore()}
      onPullRefresh={() => Promise.all([mine.reload(), reload()])}
      footer={
        <BottomBar className="referral-bar">
          <Button size="l" kind="outline" disabled={mine.code === undefined} onTap={() => setSharing('poster')}>
            {t('poster')}
          </Button>
          <Button block size="l" disabled={mine.code === undefined} onTap={share}>
            {t('share')}
          </Button>
        </BottomBar>
      }
    >
      <Invites mine={mine} terms={terms} onUnbind={onUnbind} onRemind={share} />
      {mine.code ? (
        <ShareSheets
          view="toEmployeeShareView"
          open={sharing}
          onClose={() => setSharing(false)}
          subject={subject}
          poster={{ kind: 'activity', picture: '', line: t('comesNote'), ground: '#b81414', dark: true }}
        />
      ) : null}
    </Screen>
  )
})

/** A shopper who is logged in and not bound: the way there, or what an invited one does next. */
const Unbound = observer(function Unbound(props: {
  state: string | undefined
  invited: boolean
  terms: Terms
  onBind: () => unknown
}) {
  const { terms } = props
  if (props.state === 'UNBOUND')
    return (
      <Offer
        terms={terms}
        title={t('unbound', { amount: roundMoney(terms.inviterFen) })}
        note={t('unboundNote')}
        action={{ label: t('bind'), onTap: props.onBind }}
      />
    )
  if (props.state === 'BLOCKED')
    return (
      <EmptyState
        drawing="delisted"
        title={t('blocked')}
        note={t('blockedNote')}
        action={{ label: t('toHome'), onTap: () => go('index') }}
      />
    )
  if (props.invited)
    return (
      <Offer
        friend
        terms={terms}
        title={t('here', { amount: roundMoney(terms.invitedFen), threshold: roundMoney(terms.thresholdFen) })}
        note={t('hereNote', { order: terms.orderDays, days: terms.returnDays })}
        action={{ label: t('shop'), onTap: () => go('index') }}
      />
    )
  return (
    <EmptyState
      drawing="lost"
      title={t('notEmployee')}
      note={t('notEmployeeNote')}
      action={{ label: t('toInformation'), onTap: () => go('basicInformation') }}
    />
  )
})

/** My referrals: of an employee who is bound; of others the way there, and of who was invited the way in. */
const PullActivity = observer(function PullActivity({ inviteCode }: { inviteCode?: string }) {
  useEffect(() => keepInvite(inviteCode), [inviteCode])
  const { loggedIn, terms, inviter, remote, bind, unbind, logIn } = useReferral()
  const state = loggedIn ? inviter.data?.state : undefined
  const action = { label: t('logIn'), onTap: logIn }
  const invited = inviteCode !== undefined
  // the bar goes on in the red of what stands under it
  const red =
    terms.data !== undefined &&
    (loggedIn ? state === 'BOUND' || state === 'UNBOUND' || (invited && state !== 'BLOCKED') : invited)
  useEffect(() => setStatusBarWords(red ? 'white' : 'black'), [red])
  if (terms.data && state === 'BOUND') return <Bound terms={terms.data} onUnbind={unbind} reload={remote.reload} />
  return (
    <Screen className={red ? 'referral-page' : undefined} onPullRefresh={remote.reload}>
      <StateView<unknown> remote={remote} skeleton={<ReferralSkeleton />}>
        {() => {
          if (!terms.data) return null
          if (loggedIn) return <Unbound state={state} invited={invited} terms={terms.data} onBind={bind} />
          const amounts = { amount: roundMoney(terms.data.invitedFen), threshold: roundMoney(terms.data.thresholdFen) }
          return invited ? (
            <Offer friend terms={terms.data} title={t('comes', amounts)} note={t('comesNote')} action={action} />
          ) : (
            <EmptyState drawing="order" title={t('loggedOut')} action={action} />
          )
        }}
      </StateView>
    </Screen>
  )
})

export default definePage('pullActivity', {
  body: (params) => <PullActivity {...params} />,
  skeleton: <ReferralSkeleton />
})
