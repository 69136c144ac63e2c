import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { toast } from '@/platform/feedback'
import { shownMinute } from '@/stores/times'
import { Button, Card, Field, Icon, Pressable, Sheet } from '@/ui'
import { Notice } from '@/ui/layout/Notice'
import { withdrawWords as t } from './messages'
import { cardInFours, type Offer } from './rules'
import { useCardForm } from './useWithdraw'
import './withdraw.scss'

interface CardFormProps {
  holder: string
  onBound: () => Promise<unknown>
}

/** The number of a card, checked as it is left. */
const CardForm = observer(function CardForm({ holder, onBound }: CardFormProps) {
  const form = useCardForm(async (lastFour) => {
    toast(t('bound', { four: lastFour }))
    await onBound()
  })
  return (
    <View className="withdraw-card-form">
      <Field
        label={t('cardNo')}
        placeholder={t('cardHint')}
        type="number"
        value={cardInFours(form.digits)}
        maxLength={23}
        error={form.wrong}
        onChange={form.change}
        onBlur={form.leave}
      />
      <View className="withdraw-grey">{t('cardOwner', { name: holder })}</View>
      <Notice tone="ok" icon="lock">
        {t('cardSealed')}
      </Notice>
      <Button block size="l" onTap={form.send}>
        {t('bind')}
      </Button>
    </View>
  )
})

/** The card that is paid to, and the way to name another. */
export const CardPart = observer(function CardPart({
  offer,
  reload
}: {
  offer: Offer
  reload: () => Promise<unknown>
}) {
  const [open, setOpen] = useState(false)
  const { card } = offer
  const waits = card !== null && card.usableAt > serverNow()
  return (
    <Card className="withdraw-card">
      <View className="withdraw-card__line">
        <View className="withdraw-card__disc" aria-hidden>
          <Icon name="card" size={24} color="white" />
        </View>
        <View className="withdraw-card__words">
          <View>{card ? t('card', { bank: card.bankName, four: card.lastFour }) : t('noCard')}</View>
          {card ? <View className="withdraw-grey">{t('holder', { name: card.holder })}</View> : null}
        </View>
        <Pressable className="withdraw-card__change" onTap={() => setOpen(true)}>
          <Text>{t(card ? 'change' : 'addCard')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      </View>
      {waits ? <Notice tone="warm">{t('usable', { time: shownMinute(card.usableAt) })}</Notice> : null}
      <Sheet open={open} onClose={() => setOpen(false)} title={t('cardTitle')}>
        <CardForm
          holder={offer.holder}
          onBound={async () => {
            setOpen(false)
            await reload()
          }}
        />
      </Sheet>
    </Card>
  )
})
