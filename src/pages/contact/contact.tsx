import { ContactWays, useContact } from '@/features/contact'
import { definePage } from '@/page'
import { Screen, Skeleton, StateView } from '@/ui'

/** Who needs somebody: chat, phone, desk, outlets, and what is asked most. */
function Contact() {
  const remote = useContact()
  return (
    <Screen onPullRefresh={remote.reload}>
      <StateView remote={remote}>
        {(ways) => <ContactWays shown={ways} onRetry={() => void remote.reload()} />}
      </StateView>
    </Screen>
  )
}

export default definePage('contact', { body: Contact, skeleton: <Skeleton shape="rows" /> })
