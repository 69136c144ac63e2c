import { loadLevel, PersonalInformation, profileWords, useLoginGate } from '@/features/account'
import { useRemote } from '@/api'
import { currentLocale } from '@/i18n'
import { stores } from '@/stores'
import { definePage, FailedState, Screen, Skeleton, StateView } from '@/ui'

/** Personal information: picture, name, and what the account is bound to. What is stored of the customer shows at once. */
function BasicInformation() {
  const loggedIn = useLoginGate()
  const { userInfo } = stores.session
  const remote = useRemote(async () => {
    if (!loggedIn) return undefined
    const [level] = await Promise.all([loadLevel(), stores.session.refreshCustomer()])
    return level
  }, [loggedIn, currentLocale()])
  return (
    <Screen title={profileWords('title')} tone="tint">
      {loggedIn && userInfo ? (
        <PersonalInformation level={remote.data} />
      ) : (
        <StateView
          remote={loggedIn ? remote : { status: 'loading', reload: remote.reload }}
          skeleton={<Skeleton shape="form" count={4} />}
        >
          {() => <FailedState onRetry={remote.reload} />}
        </StateView>
      )}
    </Screen>
  )
}

export default definePage(BasicInformation)
