import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import {
  Invites,
  keepInvite,
  money,
  referralWords as t,
  ReferralSkeleton,
  useInvites,
  useReferral
} from '@/features/referral'
import { ShareSheets } from '@/features/share'
import { definePage } from '@/page'
import { go, urlOf } from '@/routes'
import { BottomBar, Button, EmptyState, Screen, StateView } from '@/ui'

type Terms = DataOf<'GET /o2cum/v1/pub/lx/time-config'>

/** A bound employee's own. */
const Bound = observer(function Bound({ terms, onUnbind }: { terms: Terms; onUnbind: () => unknown }) {
  const mine = useInvites()
  const [sharing, setSharing] = useState(false)
  const title = t('comes', { amount: money(terms.invitedFen), threshold: money(terms.thresholdFen) })
  return (
    <Screen
      onReachBottom={() => void mine.list.loadMore()}
      onPullRefresh={mine.reload}
      footer={
        <BottomBar>
          <Button block size="l" disabled={mine.code === undefined} onTap={() => setSharing(true)}>
            {t('share')}
          </Button>
        </BottomBar>
      }
    >
      <Invites mine={mine} terms={terms} onUnbind={onUnbind} />
      {mine.code ? (
        <ShareSheets
          open={sharing}
          onClose={() => setSharing(false)}
          subject={{ path: urlOf('pullActivity', { inviteCode: mine.code.inviteCode }), title }}
          poster={{ kind: 'activity', picture: '', line: t('comesNote'), ground: '#c81e1e', dark: true }}
        />
      ) : null}
    </Screen>
  )
})

/** My referrals: of an employee who is bound; of others the way there, and of who was invited the way in. */
function PullActivity({ inviteCode }: { inviteCode?: string }) {
  useEffect(() => keepInvite(inviteCode), [inviteCode])
  const { loggedIn, terms, inviter, remote, bind, unbind, logIn } = useReferral()
  const state = loggedIn ? inviter.data?.state : undefined
  if (terms.data && state === 'BOUND') return <Bound terms={terms.data} onUnbind={unbind} />
  return (
    <Screen>
      <StateView<unknown> remote={remote} skeleton={<ReferralSkeleton />}>
        {() => {
          if (!loggedIn || !terms.data) {
            const amounts = {
              amount: money(terms.data?.invitedFen ?? 0),
              threshold: money(terms.data?.thresholdFen ?? 0)
            }
            return inviteCode === undefined ? (
              <EmptyState drawing="order" title={t('loggedOut')} action={{ label: t('logIn'), onTap: logIn }} />
            ) : (
              <EmptyState
                drawing="order"
                title={t('comes', amounts)}
                note={t('comesNote')}
                action={{ label: t('logIn'), onTap: logIn }}
              />
            )
          }
          if (state === 'UNBOUND')
            return (
              <EmptyState
                drawing="order"
                title={t('unbound')}
                note={t('unboundNote')}
                action={{ label: t('bind'), onTap: bind }}
              />
            )
          if (state === 'BLOCKED')
            return (
              <EmptyState
                drawing="delisted"
                title={t('blocked')}
                note={t('blockedNote')}
                action={{ label: t('toHome'), onTap: () => go('index') }}
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
        }}
      </StateView>
    </Screen>
  )
}

export default definePage('pullActivity', { body: PullActivity, skeleton: <ReferralSkeleton /> })
