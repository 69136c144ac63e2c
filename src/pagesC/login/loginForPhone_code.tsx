import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CodeStep, loginWords } from '@/features/account'
import { go, usePageParams } from '@/routes'
import { EmptyState, Screen } from '@/ui'

/** The code of the SMS. A link without phone or key, or a broken one, leads back to the first step. */
function LoginForPhoneCode() {
  const params = usePageParams('loginForPhoneCode')
  const known = params.phone !== '' && params.captchaKey !== ''
  return (
    <Screen tone="card">
      <View className="login-page">
        <View className="login-page__title" role="heading" aria-level={1}>
          {loginWords('codeTitle')}
        </View>
        {known ? (
          <CodeStep {...params} />
        ) : (
          <EmptyState
            drawing="search"
            title={loginWords('lost')}
            action={{
              label: loginWords('phoneTitle'),
              onTap: () => void go('loginForPhone', { from: params.from }, { replace: true })
            }}
          />
        )}
      </View>
    </Screen>
  )
}

export default observer(LoginForPhoneCode)
