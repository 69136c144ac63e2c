import { View } from '@tarojs/components'
import { LoginStep, loginWords } from '@/features/account'
import { definePage } from '@/page'
import { leaveLogin, type RouteParams } from '@/routes'
import { stores } from '@/stores'
import { Button, Screen } from '@/ui'

/** Login: welcome, the phone (in the mini-program the chat app's own way), and a way to go on without. */
function Login({ from }: RouteParams['login']) {
  return (
    <Screen title="" tone="tint" className="login-screen">
      <View className="login-page">
        <View className="login-page__title" role="heading" aria-level={1}>
          {loginWords('welcome', { shop: stores.site.shopName })}
        </View>
        <View className="login-page__note">{loginWords('why')}</View>
        <LoginStep from={from} />
        <View className="login-page__later">
          <Button kind="text" className="login-page__skip" onTap={() => leaveLogin()}>
            {loginWords('later')}
          </Button>
        </View>
      </View>
    </Screen>
  )
}

export default definePage('login', { body: Login })
