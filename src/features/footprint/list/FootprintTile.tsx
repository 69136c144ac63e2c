import { View } from '@tarojs/components'
import type { Footstep } from '@contract'
import { observer } from 'mobx-react-lite'
import { HeartButton } from '@/features/heart'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Checkbox, classes, Picture, Pressable, Price } from '@/ui'
import { footprintWords as t } from '../messages'
import '@/ui/layout/layout.scss'
import './footprint.scss'

interface FootprintTileProps {
  step: Footstep
  /** In select mode: whether it is selected. */
  selected: boolean | undefined
  onSelect: () => void
}

/** How the price moved since, in words. */
function movedWords({ thenFen, priceFen }: Footstep): string {
  if (priceFen < thenFen) return t('cheaper', { amount: roundMoney(thenFen - priceFen) })
  return priceFen > thenFen ? t('then', { amount: roundMoney(thenFen) }) : ''
}

/** A product that was looked at: its picture, what it costs now, and how that moved since. */
export const FootprintTile = observer(function FootprintTile({ step, selected, onSelect }: FootprintTileProps) {
  const { title, picture, spuCode, skuCode, priceFen, thenFen, unsellable, days } = step
  const isGone = unsellable === 'DELISTED'
  const selecting = selected !== undefined
  const words = movedWords(step)
  const open = () => {
    if (selecting) onSelect()
    else if (isGone) void go('noProductDetail', { spuCode })
    else void go('productDetail', { spuCode, skuCode })
  }
  return (
    <View className={classes('footprint-tile', selected === true && 'footprint-tile--selected')}>
      <Pressable className="ui__block ui__wide ui__left" role={selecting ? undefined : 'link'} onTap={open}>
        <View className="footprint-tile__picture">
          <Picture src={picture} alt="" round />
        </View>
        <View className="ui__size-2 ui__tone-ink ui__lines-2">{title}</View>
        {unsellable ? <View className="footprint-tile__note">{t(isGone ? 'gone' : 'soldOut')}</View> : null}
        {isGone ? null : <Price fen={priceFen} size="s" />}
        {isGone || words === '' ? null : (
          <View className={classes('footprint-tile__note', priceFen < thenFen && 'footprint-tile__note--less')}>
            {words}
          </View>
        )}
        {days > 1 ? <View className="footprint-tile__note">{t('times', { count: days })}</View> : null}
      </Pressable>
      <View className="footprint-tile__tick">
        {selecting ? (
          <Checkbox checked={selected} name={t('select', { name: title })} onChange={onSelect} />
        ) : (
          <HeartButton skuCode={skuCode} name={title} onPicture />
        )}
      </View>
    </View>
  )
})
