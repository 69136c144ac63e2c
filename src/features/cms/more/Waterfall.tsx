import { View } from '@tarojs/components'
import type { DataOf, ProductCard } from '@contract'
import { twoColumns, withInserts } from '@domain/decoration/columns'
import { observer } from 'mobx-react-lite'
import { openProduct, ProductTile } from '@/features/product'
import { Picture } from '@/ui'
import type { BlockGiven } from '../blocks/block'
import { Section } from '../blocks/Section'
import { TilesShimmer } from '../blocks/TilesShimmer'
import { Linked } from '../Linked'
import { Near } from '../Near'
import { onlyOnce } from '../products'
import type { GoodsRule, WaterfallProps } from '../types'
import { useBlockData } from '../useBlockData'
import { say } from '../words'
import { call } from './calls'
import './Waterfall.scss'

type Insert = WaterfallProps['inserts'][number]
type Goods = DataOf<'GET /o2srh/v1/pub/platform-products/search'>

/** Height of a product's tile over its width, about: what tells the columns apart are the pictures between. */
const TILE = 1.68

async function loadGoods(rule: GoodsRule, size: number): Promise<ProductCard[]> {
  const { list }: Goods = await call('GET /o2srh/v1/pub/platform-products/search', {
    query: { ...rule, page: 1, size },
    quiet: true
  })
  return onlyOnce(list)
}

const isInsert = (thing: ProductCard | Insert): thing is Insert => 'after' in thing

const Loaded = observer(function Loaded({ id, props }: BlockGiven<'waterfall'>) {
  const { rule, limit, inserts } = props
  const { data, status } = useBlockData(id, [rule, limit], () => loadGoods(rule, limit))
  if (!data) return status === 'failed' ? null : <TilesShimmer />
  const things = data.length === 0 ? [] : withInserts(data, inserts)
  const columns = twoColumns(things, (thing) => (isInsert(thing) ? thing.ratio / 1000 : TILE))
  return (
    <View className="cms-waterfall">
      {columns.map((column, side) => (
        <View key={side === 0 ? 'left' : 'right'} className="cms-waterfall__column">
          {column.map((thing) =>
            isInsert(thing) ? (
              <Linked
                key={`${thing.picture} ${thing.after}`}
                className="cms-waterfall__thing cms-waterfall__insert"
                link={thing.link}
              >
                <Picture src={thing.picture} alt={say(thing.alt)} ratio={thing.ratio / 1000} />
              </Linked>
            ) : (
              <View key={thing.spuCode} className="cms-waterfall__thing">
                <ProductTile product={thing} onTap={() => openProduct(thing)} />
              </View>
            )
          )}
        </View>
      ))}
    </View>
  )
})

/** Goods by a rule of the search, with pictures between them, in two columns of uneven height. */
export const Waterfall = observer(function Waterfall(props: BlockGiven<'waterfall'>) {
  return (
    <Section title={props.props.title} more={props.props.more} ground="bare">
      <Near id={props.id} atOnce={props.eager} waiting={<TilesShimmer />}>
        <Loaded {...props} />
      </Near>
    </Section>
  )
})
