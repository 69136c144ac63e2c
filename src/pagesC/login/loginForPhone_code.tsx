import { View } from '@tarojs/components'
import { useState } from 'react'
import { CodeStep, loginWords, readSentCode } from '@/features/account'
import { go, usePageParams } from '@/routes'
import { definePage, EmptyState, Screen } from '@/ui'

/** The code of the SMS. Where no code is on its way, it leads back to the first step. */
function LoginForPhoneCode() {
  const { from, phone, captchaKey, resendAt = 0 } = usePageParams('loginForPhoneCode')
  const [sent] = useState(() => (phone && captchaKey ? { phone, captchaKey, resendAt } : readSentCode()))
  return (
    <Screen tone="tint" className="code-screen">
      <View className="login-page">
        <View className="login-page__title" role="heading" aria-level={1}>
          {loginWords('codeTitle')}
        </View>
        {sent ? (
          <CodeStep {...sent} from={from} />
        ) : (
          <EmptyState
            drawing="search"
            title={loginWords('lost')}
            action={{
              label: loginWords('phoneTitle'),
              onTap: () => void go('loginForPhone', { from }, { replace: true })
            }}
          />
        )}
      </View>
    </Screen>
  )
}

export default definePage(LoginForPhoneCode)
