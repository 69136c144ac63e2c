import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Settlement } from '@contract'
import { restrictionWords, type Restriction } from '@/features/restriction'
import { versionOf } from '@/lib/dots'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { Button, Icon } from '@/ui'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { settlementWords as t } from './messages'
import type { SettlementRow } from './rules'
import { formatProblem } from './format'

interface GoodsRowProps {
  row: SettlementRow
  source: Settlement['source']
  restriction: Restriction | undefined
  onAddress: () => void
}

/** Where a line may not be sold to, and why, once that is known. */
function sayHere({ problem, sku }: SettlementRow, restriction: Restriction | undefined): string | undefined {
  const row = restriction?.rows.find(({ skuCode }) => skuCode === sku.skuCode)
  if (problem !== 'RESTRICTED' || row === undefined) return undefined
  return restrictionWords('here', { place: restriction?.regionName ?? '', reason: row.reason })
}

/** One line of the order, with what stands in its way and what its price has done. */
export const GoodsRow = observer(function GoodsRow({ row, source, restriction, onAddress }: GoodsRowProps) {
  const { sku, quantity, openedPriceFen, problem } = row
  const mend =
    problem === 'RESTRICTED'
      ? { label: t('toAddress'), onTap: onAddress }
      : source === 'CART'
        ? { label: t('toCart'), onTap: () => void go('cart') }
        : {
            label: t('toProduct'),
            onTap: () => void go('productDetail', { spuCode: sku.spuCode, skuCode: sku.skuCode })
          }
  return (
    <View className="settled-row">
      <GoodsLine
        picture={sku.picture}
        title={sku.title}
        specs={versionOf(sku)}
        fen={sku.priceFen}
        quantity={quantity}
        eager
      />
      {openedPriceFen === sku.priceFen ? null : (
        <View className="settled-row__told">
          <Icon name="info" size={14} />
          <Text>{t('priceChanged', { from: shownMoney(openedPriceFen), to: shownMoney(sku.priceFen) })}</Text>
        </View>
      )}
      {problem ? (
        <View className="settled-row__told settled-row__told--problem" role="alert">
          <Icon name="warning" size={14} />
          <Text className="settled-row__why">{sayHere(row, restriction) ?? formatProblem(row)}</Text>
          <Button kind="text" size="s" onTap={mend.onTap}>
            {mend.label}
          </Button>
        </View>
      ) : null}
    </View>
  )
})
