import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { stores } from '@/stores'
import { RetryNote, Skeleton } from '@/ui'
import { Counts } from './Counts'
import { LateTools } from './LateTools'
import { centreWords } from './messages'
import { Orders } from './Orders'
import { Profile } from './Profile'
import type { useCentre } from './useCentre'
import './centre.scss'

/**
 * The account: who, how much, orders, settings. A visitor sees the same places without figures; what fails to load
 * leaves the rest usable.
 */
export const AccountCentre = observer(function AccountCentre({ remote }: { remote: ReturnType<typeof useCentre> }) {
  const { loggedIn, userInfo } = stores.session
  const centre = loggedIn ? remote.data : undefined
  // a first visit after login has nothing to show of the shopper yet
  if (loggedIn && !userInfo && !centre && remote.status === 'loading') {
    return (
      <View className="centre-whole">
        <Skeleton shape="account" />
      </View>
    )
  }
  return (
    <View className="centre">
      <Profile centre={centre} />
      {loggedIn && remote.status === 'failed' ? (
        <RetryNote words={centreWords('countsFailed')} onRetry={remote.reload} />
      ) : null}
      <Counts centre={centre} />
      <Orders centre={centre} isWaiting={loggedIn && remote.status === 'loading'} />
      <LateTools centre={centre} />
    </View>
  )
})
