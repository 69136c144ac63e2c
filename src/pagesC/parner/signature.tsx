import { definePage } from '@/page'
import { View } from '@tarojs/components'
import { partnerWords, wayOn } from '@/features/partner'
import { Steps } from '@/features/partner/Steps'
import { Contract, SignCard, SignedCard } from '@/features/partner/sign/SignContent'
import { useContract, useFile, useSigning } from '@/features/partner/sign/useSigning'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { BottomBar, Button, EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** The contract, read to its end and signed below; and what was signed. */
function PartnerSignature() {
  const remote = useFile()
  const way = remote.data && wayOn(remote.data.standing)
  const signs = way === 'SIGN' || way === 'SIGN_AGAIN'
  const contract = useContract(signs)
  const signing = useSigning()
  const sign = async () => {
    if (!contract.data) return
    const { version, hash } = contract.data
    if (await signing.sign(version, hash)) toast(partnerWords('done'))
    else await contract.reload()
    await remote.reload()
  }
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={
        signs && contract.data ? (
          <BottomBar>
            <Button block size="l" onTap={sign}>
              {partnerWords('sign')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <Steps now={3} />
      <StateView
        remote={remote}
        empty={{
          when: (file) => !signs && file.signed === undefined,
          view: (
            <EmptyState
              drawing="order"
              title={partnerWords('applyFirst')}
              action={{ label: partnerWords('toNotice'), onTap: () => go('partnerNotify', {}, { replace: true }) }}
            />
          )
        }}
      >
        {(file) =>
          signs ? (
            <StateView remote={contract}>
              {(shown) => (
                <View>
                  <Contract contract={shown} />
                  <SignCard signing={signing} />
                </View>
              )}
            </StateView>
          ) : (
            <SignedCard file={file} />
          )
        }
      </StateView>
    </Screen>
  )
}

export default definePage('partnerSignature', { body: PartnerSignature, skeleton: <Skeleton shape="detail" /> })
