import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { PhoneAnswer } from '@/platform/login'
import { go } from '@/routes'
import { Button } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { Agreement } from '../login/Agreement'
import { AgreeSheet } from '../login/AgreeSheet'
import { Avatar } from '../profile/Avatar'
import { platformLoginWords } from './messages'
import { PhoneNumberButton } from './PhoneNumberButton'
import { usePlatformLogin } from './usePlatformLogin'
import '../login/login.scss'
import './platform.scss'

/** First step of logging in inside the messaging platform: one tap, and the SMS way beside it at all times. */
export const PlatformStep = observer(function PlatformStep({ from }: { from?: string }) {
  const { busy, known, notice, byPhone, asKnown } = usePlatformLogin(from)
  const [isAgreed, setIsAgreed] = useState(false)
  const [asking, setAsking] = useState(false)

  const handleAnswer = (answer: PhoneAnswer) => {
    setAsking(false)
    setIsAgreed(true)
    void byPhone(answer)
  }

  return (
    <View className="platform-login">
      {known ? (
        <Row gap={3} className="platform-login__who">
          <View className="platform-login__face">
            <Avatar avatar={known.avatar} name={known.nickName} />
          </View>
          <Text size={5} tone="ink" weight="bold" lines={1} shrinks>
            {platformLoginWords('welcomeBack', { name: known.nickName })}
          </Text>
        </Row>
      ) : null}
      <Stack gap={3} className="platform-login__actions">
        {known ? (
          <Button block size="l" busy={busy} onTap={asKnown}>
            {platformLoginWords('continueAs', { phone: known.decryptMobilePhone })}
          </Button>
        ) : isAgreed && !busy ? (
          <PhoneNumberButton onAnswer={(answer) => void byPhone(answer)}>
            {platformLoginWords('oneTap')}
          </PhoneNumberButton>
        ) : (
          <Button block size="l" busy={busy} onTap={() => setAsking(true)}>
            {platformLoginWords('oneTap')}
          </Button>
        )}
        {notice ? (
          <View className="ui__size-3 ui__tone-warm ui__pad-3 platform-login__notice" role="alert">
            {notice}
          </View>
        ) : null}
        <Button block size="l" kind="outline" onTap={() => go('loginForPhone', { from })}>
          {platformLoginWords('bySms')}
        </Button>
      </Stack>
      {known ? null : <Agreement agreed={isAgreed} onChange={setIsAgreed} />}
      <AgreeSheet
        open={asking}
        onClose={() => setAsking(false)}
        footer={<PhoneNumberButton onAnswer={handleAnswer}>{platformLoginWords('agreeAndLogIn')}</PhoneNumberButton>}
      />
    </View>
  )
})
