import { View } from '@tarojs/components'
import type { ProductParameters } from '@contract'
import { observer } from 'mobx-react-lite'
import { Button, EmptyState, hasSpaces, classes, Picture, Pressable, Price, RetryNote, Sheet, Skeleton } from '@/ui'
import { useComparable } from './api'
import { parameterWords } from './messages'
import '@/ui/layout/layout.scss'
import './CompareSheet.scss'

interface CompareSheetProps {
  open: boolean
  onClose: () => void
  product: ProductParameters
  /** The one it is compared with now. */
  against?: string | undefined
  onChoose: (skuCode: string) => void
}

/** Others of the same kind; one of them is chosen to be compared with. */
export const CompareSheet = observer(function CompareSheet(props: CompareSheetProps) {
  const { open, onClose, product, against, onChoose } = props
  const list = useComparable(product.categoryCode, open)
  const others = list.rows.filter(({ spuCode }) => spuCode !== product.sku.spuCode)
  return (
    <Sheet open={open} onClose={onClose} title={parameterWords('compareTitle')}>
      {list.status === 'loading' ? <Skeleton shape="rows" count={4} /> : null}
      {list.status === 'failed' ? <RetryNote onRetry={() => void list.reload()} /> : null}
      {list.status === 'ready' && others.length === 0 ? (
        <EmptyState drawing="search" title={parameterWords('compareNone')} />
      ) : null}
      <View role="radiogroup" aria-label={parameterWords('compareTitle')}>
        {others.map(({ skuCode, spuCode, title, picture, priceFen }) => (
          <Pressable
            key={spuCode}
            className="ui__row ui__gap-3 ui__pad-y-3 ui__wide compare-choice"
            role="radio"
            checked={skuCode === against}
            onTap={() => onChoose(skuCode)}
          >
            <View className="compare-choice__picture">
              <Picture src={picture} alt="" round />
            </View>
            <View className="ui__grow">
              <View className={classes('compare-choice__title', hasSpaces(title) && 'compare-choice__title--words')}>
                {title}
              </View>
              <Price fen={priceFen} size="s" />
            </View>
          </Pressable>
        ))}
      </View>
      {list.status === 'ready' && !list.ended ? (
        <Button kind="tint" block busy={list.loadingMore} onTap={() => void list.loadMore()}>
          {list.moreFailed ? parameterWords('compareFailed') : parameterWords('compareMore')}
        </Button>
      ) : null}
    </Sheet>
  )
})
