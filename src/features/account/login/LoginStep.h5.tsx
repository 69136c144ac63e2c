import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui'
import { loginWords } from './messages'
import { PhoneStep } from './PhoneStep'
import { useOfficialLogin } from './useOfficialLogin'
import '@/ui/layout/layout.scss'

/** First step of logging in in a browser: the phone; in the chat app's browser its official account's authorisation too. */
export const LoginStep = observer(function LoginStep({ from }: { from?: string }) {
  const { offered, busy, notice, begin } = useOfficialLogin(from)
  return (
    <>
      {offered ? (
        <View className="login-form">
          <Button block size="l" busy={busy} onTap={begin}>
            {loginWords('byOfficial')}
          </Button>
        </View>
      ) : null}
      {notice ? (
        <View className="ui__size-3 ui__tone-ink-3 ui__above-2" role="status">
          {notice}
        </View>
      ) : null}
      <PhoneStep from={from} />
    </>
  )
})
