import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { addressLine } from '@/features/address'
import { currentLocale } from '@/i18n'
import { groupedCount } from '@/lib/counts'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { Button, Icon, Picture, Pressable, Sheet } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
import { exchangeWords } from './messages'
import { couponWords, PointPrice, thresholdWords } from './OfferCards'
import type { Exchanging } from './useExchange'
import './ExchangeSheet.scss'

/** What is exchanged, what it takes, where it goes; said once more before it is done. */
export const ExchangeSheet = observer(function ExchangeSheet(props: { exchanging: Exchanging; balance: number }) {
  const { exchanging, balance } = props
  const { offer, open, close, send, address } = exchanging
  const goods = offer?.kind === 'GOODS'
  const choose = () => void go(address ? 'shippingAddress' : 'addAddress', { select: true })
  const confirm = async () => {
    if (goods && address === undefined) {
      toast(exchangeWords('addressFirst'))
      return
    }
    if (await send()) toast(exchangeWords(goods ? 'doneGoods' : 'doneCoupon'))
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={exchangeWords('confirmTitle')}
      footer={
        offer ? (
          <Button block size="l" onTap={confirm}>
            {exchangeWords('confirm', { points: groupedCount(offer.points) })}
          </Button>
        ) : null
      }
    >
      {offer ? (
        <Stack gap={3}>
          <Row align="stretch" gap={3}>
            {goods ? (
              <View className="exchange-sheet__picture">
                <Picture src={offer.picture ?? ''} alt="" />
              </View>
            ) : null}
            <View className="ui__grow">
              <View className="ui__size-4 ui__tone-ink ui__bold ui__lines-2">
                {goods ? offer.name : couponWords(offer)}
              </View>
              <View className="ui__size-2 ui__tone-ink-3">
                {goods ? exchangeWords('free') : `${offer.name} ${thresholdWords(offer)}`}
              </View>
              <PointPrice points={offer.points} />
            </View>
          </Row>
          {goods ? (
            <Pressable className="ui__row ui__gap-3 ui__wide ui__left exchange-sheet__address" onTap={choose}>
              <Icon name={address ? 'pin' : 'plus'} size={18} color="action" />
              <View className="ui__grow">
                <View className="ui__size-3 ui__tone-ink ui__bold">
                  {address ? `${address.receiver} ${address.phone}` : exchangeWords('addAddress')}
                </View>
                {address ? (
                  <View className="ui__size-2 ui__tone-ink-3">{addressLine(address, currentLocale())}</View>
                ) : null}
              </View>
              <Icon name="right" size={14} color="ink-3" />
            </Pressable>
          ) : (
            <View className="ui__size-2 ui__tone-ink-3">{exchangeWords('couponAtOnce')}</View>
          )}
          <View className="ui__size-2 ui__tone-ink-3">
            <Text>{exchangeWords('after', { points: groupedCount(balance - offer.points) })}</Text>
          </View>
          <View className="ui__size-2 ui__tone-ink-3">{exchangeWords('once', { count: offer.mostEach })}</View>
        </Stack>
      ) : null}
    </Sheet>
  )
})
