import { observer } from 'mobx-react-lite'
import { AskingFrame, PayAnew } from '../AskingFrame'
import type { FriendPay } from './useFriendPay'

/** A friend's payment is being asked about; after a while they decide how to go on. */
export const Asking = observer(function Asking({ friend }: { friend: FriendPay }) {
  return (
    <AskingFrame unsure={friend.phase === 'unsure'} unsureNote="pendingNote" onAskAgain={friend.askAgain}>
      <PayAnew onTap={friend.stop} />
    </AskingFrame>
  )
})
