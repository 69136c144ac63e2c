import { Text, View } from '@tarojs/components'
import type { Favourite } from '@contract'
import { observer } from 'mobx-react-lite'
import { roundMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { listed, versionOf } from '@/lib/dots'
import { go } from '@/routes'
import { Button, Checkbox, classes, Icon, Picture, Pressable, Price } from '@/ui'
import { favouriteWords as t } from '../messages'
import { KeptHeart } from '@/features/heart'
import { Row } from '@/ui/layout/Box'
import './favourites.scss'

interface FavouriteRowProps {
  favourite: Favourite
  /** In select mode: whether it is selected. */
  selected: boolean | undefined
  onSelect: () => void
  onRemove: (favourite: Favourite) => void
  onAdd: (favourite: Favourite) => void
  onTell: (favourite: Favourite) => void
}

/** What has changed besides the price, in a line. */
function newsOf({ lowest, back, left, couponFen }: Favourite): string {
  const facts = [
    lowest ? t('lowest') : '',
    back ? t('back') : '',
    couponFen === undefined ? '' : t('coupon', { amount: roundMoney(couponFen) }),
    left === undefined ? '' : t('left', { count: left })
  ]
  return listed(facts.filter((fact) => fact !== ''))
}

/** What can be done with it: into the cart, an alert, or something like it. */
const Act = observer(function Act({
  favourite,
  onAdd,
  onTell
}: Pick<FavouriteRowProps, 'favourite' | 'onAdd' | 'onTell'>) {
  const { title: name, spuCode, unsellable } = favourite
  if (unsellable === 'DELISTED') {
    return (
      <Button
        kind="outline"
        size="s"
        label={t('similarTo', { name })}
        onTap={() => void go('noProductDetail', { spuCode })}
      >
        {t('similar')}
      </Button>
    )
  }
  if (unsellable === 'OUT_OF_STOCK') {
    return (
      <Button kind="outline" size="s" label={t('tellOf', { name })} onTap={() => onTell(favourite)}>
        {t('tellMe')}
      </Button>
    )
  }
  return (
    <Pressable
      className="ui__row ui__justify-center favourite__add"
      label={t('addOf', { name })}
      onTap={() => onAdd(favourite)}
    >
      <Icon name="cart" size={18} color="action" />
    </Pressable>
  )
})

/** A favourite: what it is, what has changed since it was kept, and what can be done with it now. */
export const FavouriteRow = observer(function FavouriteRow(props: FavouriteRowProps) {
  const { favourite, selected, onSelect, onRemove } = props
  const { title, picture, specs, keptAt, keptFen, priceFen, unsellable, droppedFen, spuCode, skuCode } = favourite
  const isGone = unsellable === 'DELISTED'
  const news = newsOf(favourite)
  const selecting = selected !== undefined
  const open = () => {
    if (selecting) onSelect()
    else if (isGone) void go('noProductDetail', { spuCode })
    else void go('productDetail', { spuCode, skuCode })
  }
  return (
    <View className="favourite">
      {selecting ? <Checkbox checked={selected} name={t('select', { name: title })} onChange={onSelect} /> : null}
      <Pressable
        className="ui__after-3 ui__fixed favourite__picture"
        role={selecting ? undefined : 'link'}
        label={title}
        onTap={open}
      >
        <Picture src={picture} alt="" round />
        {unsellable ? (
          <Text className={classes('ui__size-2 ui__center favourite__mark', !isGone && 'favourite__mark--out')}>
            {t(isGone ? 'gone' : 'soldOut')}
          </Text>
        ) : null}
      </Pressable>
      <View className="ui__grow">
        <Row align="start">
          <Pressable className="ui__block ui__hit ui__left ui__grow" role={selecting ? undefined : 'link'} onTap={open}>
            <Text className={classes('ui__size-3 favourite__title', isGone ? 'ui__tone-ink-3' : 'ui__tone-ink')}>
              {title}
            </Text>
            <Row wrap size={2} tone="ink-3" className="favourite__notes">
              {specs.length === 0 ? null : <View className="ui__shrinks">{versionOf({ specs })}</View>}
              <View>{t('keptOn', { day: shownDay(keptAt) })}</View>
            </Row>
          </Pressable>
          {selecting ? null : <KeptHeart name={title} onTap={() => onRemove(favourite)} />}
        </Row>
        {droppedFen === undefined ? null : (
          <View className="ui__size-2 ui__tone-ok ui__bold favourite__drop">
            <Text aria-hidden>↓</Text>
            {t('dropped', { amount: roundMoney(droppedFen) })}
          </View>
        )}
        {news ? <View className="ui__size-2 ui__tone-warm favourite__news">{news}</View> : null}
        <Row justify="between" hit>
          <Row align="baseline" wrap shrinks className="favourite__prices">
            {isGone ? (
              <Text className="ui__size-2 ui__tone-ink-3 ui__block">{t('noLonger')}</Text>
            ) : (
              <>
                <Price fen={priceFen} />
                {droppedFen === undefined ? null : <Price fen={keptFen} struck />}
              </>
            )}
          </Row>
          {selecting ? null : <Act {...props} />}
        </Row>
      </View>
    </View>
  )
})
