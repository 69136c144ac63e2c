import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Button, Sheet } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
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
      <Text size={3} tone="ink-3" padBottom={2}>
        {t('leftNote', { inCart: t('inCart', { count: inCart }) })}
      </Text>
      {list.map(({ skuCode, title, why }) => (
        <Row key={skuCode} align="stretch" justify="between" gap={3} size={3} padY={2} className="favourites__left">
          <View className="favourites__left-name">{title}</View>
          <Text tone="warm" fixed>
            {t(why)}
          </Text>
        </Row>
      ))}
      {left > list.length ? (
        <Text size={3} tone="ink-3" padBottom={2}>
          {t('leftMore', { count: left - list.length })}
        </Text>
      ) : null}
    </Sheet>
  )
})
