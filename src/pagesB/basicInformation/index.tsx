import { PersonalInformation, profileWords, useLevel, useLoginGate } from '@/features/account'
import { useEffect } from 'react'
import { stores } from '@/stores'
import { definePage, FailedState, Screen, Skeleton, StateView } from '@/ui'

/** Personal information: picture, name, and what the account is bound to. What is stored of the customer shows at once. */
function BasicInformation() {
  const loggedIn = useLoginGate()
  const { userInfo } = stores.session
  const level = useLevel(loggedIn)
  useEffect(() => {
    if (loggedIn) void stores.session.refreshCustomer()
  }, [loggedIn])
  const retry = () => Promise.all([level.reload(), stores.session.refreshCustomer()])
  return (
    <Screen title={profileWords('title')} tone="tint">
      {loggedIn && userInfo ? (
        <PersonalInformation level={level.data} />
      ) : (
        <StateView remote={{ ...level, reload: retry }} skeleton={<Skeleton shape="form" count={4} />}>
          {() => <FailedState onRetry={retry} />}
        </StateView>
      )}
    </Screen>
  )
}

export default definePage(BasicInformation)
