import { LoginStep, loginWords } from '@/features/account'
import { definePage } from '@/page'
import { leaveLogin, type RouteParams } from '@/routes'
import { stores } from '@/stores'
import { Button, Screen } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'

/** Login: welcome, the phone (in the mini-program the chat app's own way), and a way to go on without. */
function Login({ from }: RouteParams['login']) {
  return (
    <Screen title="" tone="tint" className="login-screen">
      <Stack className="login-page">
        <Text tone="ink" weight="bold" className="login-page__title" heading={1}>
          {loginWords('welcome', { shop: stores.site.shopName })}
        </Text>
        <Text size={3} tone="ink-3" above={2}>
          {loginWords('why')}
        </Text>
        <LoginStep from={from} />
        <Row align="stretch" justify="center" className="login-page__later">
          <Button kind="text" className="login-page__skip" onTap={() => leaveLogin()}>
            {loginWords('later')}
          </Button>
        </Row>
      </Stack>
    </Screen>
  )
}

export default definePage('login', { body: Login })
