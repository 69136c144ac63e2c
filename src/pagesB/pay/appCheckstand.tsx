import { useState } from 'react'
import { FriendBar, FriendContent, FriendSkeleton, friendWords, NoLink, useFriendPay } from '@/features/payment/friend'
import { ShareSheets, useShareCard } from '@/features/share'
import { QrCode } from '@/features/share/qrcode'
import { definePage } from '@/page'
import { urlOf, type RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** The cashier that a link opens: a friend pays there, and who asks them sends it on from there. */
function AppCheckstand({ payLink }: RouteParams['appCheckstand']) {
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
              code={<QrCode path={subject.path} label={friendWords('codeOf')} />}
            />
          )}
        </StateView>
      )}
      <ShareSheets open={sharing} onClose={() => setSharing(false)} subject={subject} />
    </Screen>
  )
}

export default definePage('appCheckstand', { body: AppCheckstand, skeleton: <FriendSkeleton /> })
