import { useState } from 'react'
import { CodeStep, loginWords, readSentCode } from '@/features/account'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'

/** The code of the SMS. Where no code is on its way, it leads back to the first step. */
function LoginForPhoneCode({ from, phone, captchaKey, resendAt = 0 }: RouteParams['loginForPhoneCode']) {
  const [sentCode] = useState(() => (phone && captchaKey ? { phone, captchaKey, resendAt } : readSentCode()))
  return (
    <Screen title="" tone="tint" className="login-screen">
      <Stack className="login-page">
        <Text tone="ink" weight="bold" className="login-page__title" heading={1}>
          {loginWords('codeTitle')}
        </Text>
        {sentCode ? (
          <CodeStep {...sentCode} from={from} />
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
      </Stack>
    </Screen>
  )
}

export default definePage('loginForPhoneCode', { body: LoginForPhoneCode })
