import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { stores } from '@/stores'
import { Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { cartWords } from './messages'
import { mergeOutcome } from './rules'

/** Titles named before the rest is only counted. */
const most = 2

/** Says once what merging the cart of before the login cut or left out. */
export const MergeNotice = observer(function MergeNotice() {
  const { cart } = stores
  if (!cart.view || cart.adjusted.length === 0) return null
  const { cut, left } = mergeOutcome(cart.view, cart.adjusted)
  const names = cut
    .slice(0, most)
    .map((title) => cartWords('quoted', { title }))
    .join(cartWords('joint'))
  const titles = cut.length > most ? cartWords('andMore', { titles: names, count: cut.length }) : names
  return (
    <Row align="start" gap={2} size={2} tone="warm" loose className="cart-notice" role="status">
      <Icon name="info" size={16} />
      <View className="ui__grow">
        {cut.length > 0 ? <Text className="ui__block">{cartWords('mergeCut', { titles })}</Text> : null}
        {left > 0 ? <Text className="ui__block">{cartWords('mergeLeft', { count: left })}</Text> : null}
      </View>
      <Pressable
        className="ui__row ui__justify-center cart-notice__close"
        label={cartWords('close')}
        onTap={() => cart.forgetAdjusted()}
      >
        <Icon name="close" size={16} />
      </Pressable>
    </Row>
  )
})
