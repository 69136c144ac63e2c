import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { maskPhone } from '@/lib/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Icon, Pressable } from '@/ui'
import { isCodeComplete } from '@/ui/form/code'
import { CodeField } from '@/ui/form/CodeField'
import { Row } from '@/ui/layout/Box'
import { AgreeSheet } from './AgreeSheet'
import { CodeHelp } from './CodeHelp'
import { loginWords } from './messages'
import { PictureSheet } from './PictureSheet'
import type { SentCode } from './sentCode'
import { useCodeStep } from './useCodeStep'
import './login.scss'
import './codeStep.scss'

/** Second step of logging in: the code. Six digits log in by themselves. */
export const CodeStep = observer(function CodeStep({ from, ...first }: SentCode & { from?: string }) {
  const step = useCodeStep(first, from)
  const { sent, code, error, focus, busy, change, logIn, resend } = step
  const [helping, setHelping] = useState(false)
  const otherPhone = () => go('loginForPhone', { from }, { replace: true })
  const never = loginWords('neverAsked', { shop: stores.site.shopName })

  return (
    <View className="ui__above-2">
      <Row wrap size={4} tone="ink-3" figures below={4} className="code-step__sent">
        <Text>{loginWords('codeSent', { phone: maskPhone(sent.phone) })}</Text>
        <Pressable className="ui__row ui__tone-action ui__pad-x-1 ui__hit code-step__link" onTap={otherPhone}>
          {loginWords('otherPhone')}
        </Pressable>
      </Row>
      <CodeField
        value={code}
        onChange={change}
        onConfirm={() => void logIn()}
        error={error}
        focus={focus && !helping}
        resendAt={sent.resendAt}
        now={serverNow}
        onResend={resend}
        aside={
          <Pressable
            className="ui__row ui__tone-action ui__pad-x-1 ui__hit code-step__link"
            onTap={() => setHelping(true)}
          >
            {loginWords('noCode')}
          </Pressable>
        }
      />
      <Row align="start" gap={2} size={2} tone="ink-3" loose above={1} className="code-step__note">
        <Icon name="shield" size={16} color="ok" />
        <Text>{sent.minutes ? loginWords('goodFor', { minutes: sent.minutes, never }) : never}</Text>
      </Row>
      {isCodeComplete(code) ? (
        <View className="code-step__button">
          <Button block size="l" busy={busy} onTap={() => logIn()}>
            {loginWords('login')}
          </Button>
        </View>
      ) : null}
      <CodeHelp
        open={helping}
        onClose={() => {
          setHelping(false)
          step.refocus()
        }}
        phone={sent.phone}
        resendAt={sent.resendAt}
        onResend={resend}
        onOtherPhone={otherPhone}
      />
      <AgreeSheet
        open={step.registering}
        onClose={() => void step.answerTexts(false)}
        title={loginWords('newTitle')}
        footer={
          <>
            <Button kind="outline" block onTap={otherPhone}>
              {loginWords('otherPhone')}
            </Button>
            <Button block onTap={() => step.answerTexts(true)}>
              {loginWords('agreeRegister')}
            </Button>
          </>
        }
      />
      <PictureSheet asking={step.picture} />
    </View>
  )
})
