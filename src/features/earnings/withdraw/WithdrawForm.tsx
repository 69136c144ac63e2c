import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { Card, Icon } from '@/ui'
import { CodeField } from '@/ui/form/CodeField'
import { Row } from '@/ui/layout/Box'
import { Steps, type Step } from '@/ui/layout/Steps'
import { AmountPart } from './AmountPart'
import { CardPart } from './CardPart'
import { CountPart } from './CountPart'
import { withdrawWords as t } from './messages'
import type { Offer } from './rules'
import type { Withdrawing } from './useWithdraw'
import './withdraw.scss'

interface WithdrawFormProps {
  offer: Offer
  form: Withdrawing
  reload: () => Promise<unknown>
}

/** Card, amount, what arrives, the code, and what happens then. */
export const WithdrawForm = observer(function WithdrawForm({ offer, form, reload }: WithdrawFormProps) {
  const steps: Step[] = [
    { key: 'submit', name: t('afterSubmit'), note: t('now'), state: 'now' },
    { key: 'review', name: t('afterReview'), note: t('inTwoHours'), state: 'ahead' },
    { key: 'bank', name: t('afterBank'), note: t('tomorrow'), state: 'ahead' },
    { key: 'arrive', name: t('afterArrive'), note: t('failsBack'), state: 'ahead' }
  ]
  return (
    <View>
      <CardPart offer={offer} reload={reload} />
      <AmountPart offer={offer} form={form} />
      {form.counted ? <CountPart offer={offer} counted={form.counted} /> : null}
      <Card
        title={t('code')}
        extra={
          <Text className="ui__size-2 ui__tone-ink-3 ui__loose withdraw-grey">
            {t('sentTo', { phone: offer.phoneMasked })}
          </Text>
        }
      >
        <CodeField
          look="row"
          bare
          value={form.code}
          error={form.wrong.code}
          focus={false}
          resendAt={form.resendAt}
          now={serverNow}
          onResend={form.sendCode}
          onChange={form.changeCode}
        />
        <View className="ui__size-2 ui__tone-ink-3 ui__above-1 ui__loose withdraw-grey">{t('onlyThis')}</View>
      </Card>
      <Row justify="center" gap={2} size={2} tone="ok" className="withdraw-once">
        <Icon name="shield" size={16} color="ok" />
        <Text>{t('once')}</Text>
      </Row>
      <Card title={t('after')}>
        <Steps steps={steps} label={t('after')} />
      </Card>
    </View>
  )
})
