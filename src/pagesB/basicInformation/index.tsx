import { PersonalInformation, useLevel } from '@/features/account'
import { useEffect } from 'react'
import { definePage } from '@/page'
import { stores } from '@/stores'
import { FailedState, Screen, Skeleton, StateView } from '@/ui'

/** Personal information: picture, name, and what the account is bound to. What is stored of the customer shows at once. */
function BasicInformation() {
  const { userInfo } = stores.session
  const level = useLevel()
  useEffect(() => {
    void stores.session.refreshCustomer()
  }, [])
  const retry = () => Promise.all([level.reload(), stores.session.refreshCustomer()])
  return (
    <Screen>
      {userInfo ? (
        <PersonalInformation level={level.data} />
      ) : (
        <StateView remote={{ ...level, reload: retry }}>{() => <FailedState onRetry={retry} />}</StateView>
      )}
    </Screen>
  )
}

export default definePage('basicInformation', {
  body: BasicInformation,
  skeleton: <Skeleton shape="form" count={4} />,
  screen: { tone: 'tint' }
})
