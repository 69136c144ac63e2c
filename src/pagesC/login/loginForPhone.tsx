import { View } from '@tarojs/components'
import { loginWords, PhoneStep } from '@/features/account'
import { usePageParams } from '@/routes'
import { definePage, Screen } from '@/ui'

/** Login with another phone. */
function LoginForPhone() {
  const { from } = usePageParams('loginForPhone')
  return (
    <Screen tone="card">
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

export default definePage(LoginForPhone)
