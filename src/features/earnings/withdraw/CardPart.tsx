import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { toast } from '@/platform/feedback'
import { shownMinute } from '@/stores/times'
import { Button, Card, Field, Icon, Pressable, Sheet } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
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
    <Stack gap={3} padBottom={4}>
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
      <View className="ui__size-2 ui__tone-ink-3 ui__loose withdraw-grey">{t('cardOwner', { name: holder })}</View>
      <Notice tone="ok" icon="lock">
        {t('cardSealed')}
      </Notice>
      <Button block size="l" onTap={form.send}>
        {t('bind')}
      </Button>
    </Stack>
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
      <Row gap={3}>
        <View className="withdraw-card__disc" aria-hidden>
          <Icon name="card" size={24} color="white" />
        </View>
        <View className="ui__size-3 ui__shrinks ui__breaks withdraw-card__words">
          <View>{card ? t('card', { bank: card.bankName, four: card.lastFour }) : t('noCard')}</View>
          {card ? (
            <View className="ui__size-2 ui__tone-ink-3 ui__loose withdraw-grey">
              {t('holder', { name: card.holder })}
            </View>
          ) : null}
        </View>
        <Pressable
          className="ui__row ui__size-3 ui__tone-action ui__hit ui__fixed withdraw-card__change"
          onTap={() => setOpen(true)}
        >
          <Text>{t(card ? 'change' : 'addCard')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      </Row>
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
