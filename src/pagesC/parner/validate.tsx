import { definePage } from '@/page'
import { Steps } from '@/features/partner/Steps'
import { partnerWords } from '@/features/partner'
import { wayOn } from '@/features/partner/rules'
import { useFile, useIdentity } from '@/features/partner/verify/useIdentity'
import { canTell, VerifyContent } from '@/features/partner/verify/VerifyContent'
import { BottomBar, Button, Screen, Skeleton, StateView } from '@/ui'

/** Tells who one is; nothing of it stays on the device. */
function PartnerValidate() {
  const remote = useFile()
  const identity = useIdentity()
  const way = remote.data && wayOn(remote.data.standing)
  const send = async () => {
    if (await identity.send()) await remote.reload()
  }
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={
        remote.data && canTell(remote.data) ? (
          <BottomBar>
            <Button block size="l" onTap={send}>
              {partnerWords('send')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <Steps now={way === 'SIGN' ? 3 : 2} done={way === 'FILE'} />
      <StateView remote={remote}>{(file) => <VerifyContent file={file} identity={identity} />}</StateView>
    </Screen>
  )
}

export default definePage('partnerValidate', { body: PartnerValidate, skeleton: <Skeleton shape="form" /> })
