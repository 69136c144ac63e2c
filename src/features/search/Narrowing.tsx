import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useEvent } from '@/ui'
import { belowBar } from '@/ui/screen/barMeasures'
import { ProductFilterSheet } from './FilterSheet'
import { QuickChips } from './QuickChips'
import { chosenCount } from './rules'
import { SortBar } from './SortBar'
import type { useProductList } from './useProductList'

interface NarrowingProps {
  list: ReturnType<typeof useProductList>
  /** Class of the head; the height of the bar is its `--list-top`. */
  className: string
  /** Whether chips and sheet offer categories; default: as the list says. */
  withCategories?: boolean
  usual?: Parameters<typeof SortBar>[0]['usual']
  /** Over the order. */
  children?: ReactNode
}

/** The head of a list of products, which stays under the nav bar: order and look, quick filters, and the sheet with all of them. */
export const Narrowing = observer(function Narrowing({ list, className, usual, children, ...rest }: NarrowingProps) {
  const { withCategories = list.withCategories } = rest
  const [filtering, setFiltering] = useState(false)
  const [measures] = useState(() => belowBar('--list-top'))
  const open = useEvent(() => setFiltering(true))
  return (
    <>
      <View id={list.id} className={className} style={measures}>
        {children}
        <SortBar
          usual={usual}
          sort={list.sort}
          onSort={list.setSort}
          look={list.look}
          onLook={list.setLook}
          chosen={chosenCount(list.filter)}
          onFilter={open}
        />
        <QuickChips
          facets={list.facets.data}
          failed={list.facets.status === 'failed'}
          withCategories={withCategories}
          filter={list.filter}
          onChange={list.setFilter}
        />
      </View>
      {/* in a view of its own: what comes before the products would otherwise send them anew in the mini-program */}
      <View>
        <ProductFilterSheet
          open={filtering}
          onClose={() => setFiltering(false)}
          base={list.base}
          facets={list.facets}
          withCategories={withCategories}
          filter={list.filter}
          onApply={(next) => {
            setFiltering(false)
            list.setFilter(next)
          }}
        />
      </View>
    </>
  )
})
