import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { NothingToPay, PaySkeleton } from '@/features/payment'
import { AppCashier, AppCashierBar, LogIn, useAppCashier } from '@/features/payment/appCashier'
import { FriendBar, FriendContent, FriendSkeleton, friendWords, NoLink, useFriendPay } from '@/features/payment/friend'
import { ShareSheets, useShareCard } from '@/features/share'
import { LaterQrCode } from '@/features/share'
import { definePage } from '@/page'
import { urlOf, type RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** The cashier that is opened from outside: by the link of who asks a friend to pay, or for the app with orders. */
function AppCheckstand({ payLink = '', orderCodes = [] }: RouteParams['appCheckstand']) {
  return payLink === '' && orderCodes.length > 0 ? (
    <OwnCheckstand orderCodes={orderCodes} />
  ) : (
    <FriendCheckstand payLink={payLink} />
  )
}

const OwnCheckstand = observer(function OwnCheckstand({ orderCodes }: { orderCodes: string[] }) {
  const cashier = useAppCashier(orderCodes)
  if (!cashier.loggedIn) {
    return (
      <Screen>
        <LogIn />
      </Screen>
    )
  }
  return (
    <Screen footer={cashier.payable ? <AppCashierBar cashier={cashier} /> : undefined}>
      {cashier.missing ? (
        <NothingToPay />
      ) : (
        <StateView remote={cashier.remote} skeleton={<PaySkeleton />}>
          {(orders) => <AppCashier orders={orders} cashier={cashier} />}
        </StateView>
      )}
    </Screen>
  )
})

const FriendCheckstand = observer(function FriendCheckstand({ payLink }: { payLink: string }) {
  const friend = useFriendPay(payLink)
  const { data } = friend.remote
  const [sharing, setSharing] = useState(false)
  const [row] = data?.shops[0]?.rows ?? []
  const subject = {
    path: urlOf('appCheckstand', { payLink }),
    title: friendWords('cardTitle', { buyer: data?.buyer ?? '', title: row?.title ?? '' }),
    picture: row?.picture
  }
  useShareCard(subject)
  return (
    <Screen
      title={friendWords(data?.own ? 'askTitle' : 'payTitle')}
      footer={data ? <FriendBar friend={friend} onSend={() => setSharing(true)} /> : undefined}
    >
      {payLink === '' || friend.missing ? (
        <NoLink />
      ) : (
        <StateView remote={friend.remote}>
          {(link) => (
            <FriendContent
              link={link}
              friend={friend}
              code={<LaterQrCode path={subject.path} label={friendWords('codeOf')} />}
            />
          )}
        </StateView>
      )}
      <ShareSheets open={sharing} onClose={() => setSharing(false)} subject={subject} />
    </Screen>
  )
})

export default definePage('appCheckstand', { body: AppCheckstand, skeleton: <FriendSkeleton /> })
