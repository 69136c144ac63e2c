import { loginWords, PhoneStep } from '@/features/account'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'

/** Login with another phone. */
function LoginForPhone({ from }: RouteParams['loginForPhone']) {
  return (
    <Screen title="" tone="tint" className="login-screen">
      <Stack className="login-page">
        <Text tone="ink" weight="bold" className="login-page__title" heading={1}>
          {loginWords('phoneTitle')}
        </Text>
        <Text size={3} tone="ink-3" above={2}>
          {loginWords('why')}
        </Text>
        <PhoneStep from={from} />
      </Stack>
    </Screen>
  )
}

export default definePage('loginForPhone', { body: LoginForPhone })
