import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { loginWords, PhoneStep } from '@/features/account'
import { usePageParams } from '@/routes'
import { Screen } from '@/ui'

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

export default observer(LoginForPhone)
