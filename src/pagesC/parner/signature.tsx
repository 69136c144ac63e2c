import { definePage } from '@/page'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { partnerWords, wayOn, WrongStep } from '@/features/partner'
import { Steps } from '@/features/partner/Steps'
import { leadToPaper, PaperBox } from '@/features/partner/sign/PaperBox'
import { KeptCard, SignCard, SignedCard, SignSkeleton } from '@/features/partner/sign/SignContent'
import { useContract, useFile, useSigning } from '@/features/partner/sign/useSigning'
import { toast } from '@/platform/feedback'
import { back } from '@/routes'
import { BottomBar, Button, Screen, StateView } from '@/ui'

/** The contract, read to its end and signed below; and what was signed. */
function PartnerSignature() {
  const remote = useFile()
  const way = remote.data && wayOn(remote.data.standing)
  const signs = way === 'SIGN' || way === 'SIGN_AGAIN'
  const contract = useContract(signs)
  const signing = useSigning()
  const [readHash, setReadHash] = useState('')
  const read = contract.data !== undefined && contract.data.hash === readHash
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
            <Button kind="outline" size="l" onTap={() => back('ucenter')}>
              {partnerWords('later')}
            </Button>
            {read ? (
              <Button block size="l" onTap={sign}>
                {partnerWords('sign')}
              </Button>
            ) : (
              <Button block size="l" kind="tint" onTap={leadToPaper}>
                {partnerWords('readFirst')}
              </Button>
            )}
          </BottomBar>
        ) : undefined
      }
    >
      <Steps now={3} done={way === 'FILE'} />
      <StateView
        remote={remote}
        empty={{
          when: (file) => !signs && file.signed === undefined,
          view: remote.data ? <WrongStep standing={remote.data.standing} /> : null
        }}
      >
        {(file) =>
          signs ? (
            <StateView remote={contract}>
              {(partnerContract) => (
                <View>
                  <PaperBox
                    key={partnerContract.hash}
                    contract={partnerContract}
                    onRead={() => setReadHash(partnerContract.hash)}
                    reload={contract.reload}
                  />
                  <SignCard signing={signing} />
                  <KeptCard file={file} hash={partnerContract.hash} />
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

export default definePage('partnerSignature', { body: PartnerSignature, skeleton: <SignSkeleton /> })
