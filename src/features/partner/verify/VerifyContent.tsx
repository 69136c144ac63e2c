import { Text, View } from '@tarojs/components'
import type { PartnerFile } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { Button, Card, Cell, Field, Icon, Pressable, useEvent } from '@/ui'
import { CodeField } from '@/ui/form/CodeField'
import { IdentityFields } from '@/ui/form/IdentityFields'
import { Stack, Row } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { partnerWords as t } from '../messages'
import { wayOn } from '../rules'
import { WrongStep } from '../WrongStep'
import type { Identity } from './useIdentity'
import '../partner.scss'

/** Reads a picture, then has a code sent to the shopper's own phone. */
const Codes = observer(function Codes({ identity, phone }: { identity: Identity; phone: string }) {
  const { picture, values, wrong, change } = identity
  const begin = useEvent(() => void identity.draw())
  useEffect(begin, [begin])
  const inWords = picture?.question !== undefined
  return (
    <Card title={t('phone', { phone })}>
      <Row gap={3} wrap className="partner-picture">
        {inWords ? (
          <Text className="partner-picture__question">{picture.question}</Text>
        ) : (
          <Pressable
            className="partner-picture__drawn"
            label={t('picture')}
            style={picture ? { backgroundImage: `url("${picture.picture}")` } : undefined}
            onTap={() => void identity.draw()}
          />
        )}
        <Pressable className="ui__row ui__size-2 ui__tone-action ui__hit" onTap={() => void identity.draw(!inWords)}>
          <Text>{t(inWords ? 'inPicture' : 'inWords')}</Text>
        </Pressable>
      </Row>
      <Field
        label={t('pictureCode')}
        value={values.pictureCode}
        maxLength={12}
        error={wrong.pictureCode}
        onChange={change('pictureCode')}
      />
      <CodeField
        look="row"
        value={values.captcha}
        error={wrong.captcha}
        focus={false}
        resendAt={identity.resendAt}
        now={serverNow}
        onResend={identity.sendCode}
        onChange={change('captcha')}
      />
    </Card>
  )
})

/** That it was refused, why when somebody said it, and what is next. */
const refusedWords = ({ standing: { refusedReason: reason = '' } }: PartnerFile, next: string): string =>
  reason === '' ? t('refusedPlain', { next }) : t('refused', { reason, next })

/** The words for a shopper who can't fill it in now; undefined: they can. */
function waiting(file: PartnerFile): string | undefined {
  const { checking, state, triesLeft: left, retryAt } = file.standing
  if (checking) return t('checking')
  if (state !== 'REFUSED') return undefined
  if (left === 0) return refusedWords(file, t('noTries'))
  return retryAt === undefined ? undefined : refusedWords(file, t('retryAt', { time: shownMinute(retryAt), left }))
}

/** Whether an identity can be sent now. */
export const canTell = (file: PartnerFile): boolean => wayOn(file.standing) === 'VERIFY' && waiting(file) === undefined

/** Name, number and phone; or the identity sent before, masked, and the way on. */
export const VerifyContent = observer(function VerifyContent(props: { file: PartnerFile; identity: Identity }) {
  const { file, identity } = props
  const { values, wrong, change } = identity
  const { standing } = file
  const way = wayOn(standing)
  if (way === 'JOIN' || way === 'NOWHERE') return <WrongStep standing={standing} />
  const why = waiting(file)
  if (why !== undefined || way !== 'VERIFY')
    return (
      <Stack gap={2} padTop={3}>
        <View className="ui__pad-x-3">
          <Notice tone={why === undefined ? 'ok' : 'warm'} icon={why === undefined ? 'check' : 'info'} status>
            {why ?? t('verified')}
          </Notice>
        </View>
        <Card>
          {file.nameMasked ? <Cell label={t('name')} value={file.nameMasked} /> : null}
          {file.idMasked ? <Cell label={t('id')} value={file.idMasked} /> : null}
          <Cell label={t('phoneOf')} value={file.phoneMasked} />
        </Card>
        <View className="ui__pad-x-3">
          {why === undefined ? (
            <Button block size="l" onTap={() => go('partnerSignature')}>
              {t(way === 'FILE' ? 'goFile' : 'goSign')}
            </Button>
          ) : (
            <Button block kind="outline" size="l" onTap={() => go('contact')}>
              {t('contact')}
            </Button>
          )}
        </View>
      </Stack>
    )
  return (
    <Stack gap={2} padTop={3}>
      {standing.state === 'REFUSED' ? (
        <View className="ui__pad-x-3">
          <Notice tone="warm">{refusedWords(file, t('triesLeft', { left: standing.triesLeft }))}</Notice>
        </View>
      ) : null}
      <Card>
        <IdentityFields values={values} wrong={wrong} change={change} onLeaveId={identity.leaveId} words={t} />
      </Card>
      <Codes identity={identity} phone={file.phoneMasked} />
      <Row justify="center" gap={2} size={2} tone="ok">
        <Icon name="lock" size={16} color="ok" />
        <Text>{t('sealed')}</Text>
      </Row>
    </Stack>
  )
})
