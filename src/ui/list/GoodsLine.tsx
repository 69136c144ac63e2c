import { Text, View } from '@tarojs/components'
import { Picture } from '../picture/Picture'
import { Price } from '../text/Price'
import { GiftName } from './GiftMark'
import '../layout/layout.scss'
import './GoodsLine.scss'

interface GoodsLineProps {
  picture: string
  title: string
  /** What was chosen of it, in words; empty for nothing. */
  specs: string
  /** Absent, or nothing for a gift: nothing is said of its price. */
  fen?: number
  quantity: number
  /** It was given, not bought. */
  gift?: boolean | undefined
  /** Above the fold: its picture loads at once. */
  eager?: boolean
}

/** A line of what is ordered: picture, name, what was chosen, price and number. */
export const GoodsLine = ({ picture, title, specs, fen, quantity, gift, eager }: GoodsLineProps) => (
  <View className="ui-goods-line">
    <View className="ui-goods-line__picture">
      <Picture src={picture} alt="" round eager={eager} />
    </View>
    <View className="ui-goods-line__words">
      <GiftName gift={gift}>
        <View className="ui__lines-2 ui-goods-line__title">{title}</View>
      </GiftName>
      {specs === '' ? null : <View className="ui-goods-line__specs">{specs}</View>}
      <View className="ui-goods-line__foot">
        {fen === undefined || (gift && fen === 0) ? <View /> : <Price fen={fen} tone={gift ? 'ink' : 'sale'} />}
        <Text className="ui-goods-line__quantity">{`×${quantity}`}</Text>
      </View>
    </View>
  </View>
)
