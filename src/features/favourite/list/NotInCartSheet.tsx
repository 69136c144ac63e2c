import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Button, Sheet } from '@/ui'
import { favouriteWords as t } from '../messages'
import type { NotInCart } from './useFavouriteActions'
import './favourites.scss'

interface NotInCartSheetProps {
  reply: NotInCart | undefined
  onClose: () => void
}

/** What did not go into the cart, each by its name, and why. */
export const NotInCartSheet = observer(function NotInCartSheet({ reply, onClose }: NotInCartSheetProps) {
  const { left, list, inCart } = reply ?? { left: 0, list: [], inCart: 0 }
  return (
    <Sheet
      open={reply !== undefined}
      onClose={onClose}
      title={t('leftTitle', { count: left })}
      footer={
        <>
          <Button kind="tint" size="l" block onTap={onClose}>
            {t('know')}
          </Button>
          {inCart > 0 ? (
            <Button
              size="l"
              block
              onTap={() => {
                onClose()
                void go('cartInlay')
              }}
            >
              {t('toTheCart')}
            </Button>
          ) : null}
        </>
      }
    >
      <View className="favourites__left-note">{t('leftNote', { inCart: t('inCart', { count: inCart }) })}</View>
      {list.map(({ skuCode, title, why }) => (
        <View key={skuCode} className="favourites__left">
          <View className="favourites__left-name">{title}</View>
          <View className="favourites__left-why">{t(why)}</View>
        </View>
      ))}
      {left > list.length ? (
        <View className="favourites__left-note">{t('leftMore', { count: left - list.length })}</View>
      ) : null}
    </Sheet>
  )
})
