import { View } from '@tarojs/components'
import { loginWords, PhoneStep } from '@/features/account'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen } from '@/ui'

/** Login with another phone. */
function LoginForPhone({ from }: RouteParams['loginForPhone']) {
  return (
    <Screen title="" tone="tint" className="login-screen">
      <View className="login-page">
        <View className="login-page__title" role="heading" aria-level={1}>
          {loginWords('phoneTitle')}
        </View>
        <View className="login-page__note">{loginWords('why')}</View>
        <PhoneStep from={from} />
      </View>
    </Screen>
  )
}

export default definePage('loginForPhone', { body: LoginForPhone })
