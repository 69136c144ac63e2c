import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { addressLine } from '@/features/address'
import { currentLocale } from '@/i18n'
import { groupedCount } from '@/lib/counts'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { Button, Icon, Picture, Pressable, Sheet } from '@/ui'
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
        <View className="exchange-sheet">
          <View className="exchange-sheet__thing">
            {goods ? (
              <View className="exchange-sheet__picture">
                <Picture src={offer.picture ?? ''} alt="" />
              </View>
            ) : null}
            <View className="exchange-sheet__words">
              <View className="exchange-sheet__name">{goods ? offer.name : couponWords(offer)}</View>
              <View className="exchange-sheet__note">
                {goods ? exchangeWords('free') : `${offer.name} ${thresholdWords(offer)}`}
              </View>
              <PointPrice points={offer.points} />
            </View>
          </View>
          {goods ? (
            <Pressable className="exchange-sheet__address" onTap={choose}>
              <Icon name={address ? 'pin' : 'plus'} size={18} color="action" />
              <View className="exchange-sheet__words">
                <View className="exchange-sheet__who">
                  {address ? `${address.receiver} ${address.phone}` : exchangeWords('addAddress')}
                </View>
                {address ? <View className="exchange-sheet__note">{addressLine(address, currentLocale())}</View> : null}
              </View>
              <Icon name="right" size={14} color="ink-3" />
            </Pressable>
          ) : (
            <View className="exchange-sheet__note">{exchangeWords('couponAtOnce')}</View>
          )}
          <View className="exchange-sheet__note">
            <Text>{exchangeWords('after', { points: groupedCount(balance - offer.points) })}</Text>
          </View>
          <View className="exchange-sheet__note">{exchangeWords('once', { count: offer.mostEach })}</View>
        </View>
      ) : null}
    </Sheet>
  )
})
