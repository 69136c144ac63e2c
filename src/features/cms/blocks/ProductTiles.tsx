import { observer } from 'mobx-react-lite'
import { ProductGrid } from '@/features/product'
import { Near } from '../Near'
import { isEndless, loadProducts } from '../products'
import { useBlockData } from '../useBlockData'
import type { BlockGiven } from './block'
import { EndlessTiles } from './EndlessTiles'
import { Section } from './Section'
import { TilesShimmer } from './TilesShimmer'

const Bounded = observer(function Bounded({ id, props }: Pick<BlockGiven<'productTiles'>, 'id' | 'props'>) {
  const { title, more, source, limit } = props
  const { data, status } = useBlockData(id, [source, limit], () => loadProducts(source, limit))
  // a heading over nothing says nothing
  if (data ? data.length === 0 : status === 'failed') return null
  return (
    <Section title={title} more={more} ground="bare">
      {data ? <ProductGrid products={data} /> : <TilesShimmer />}
    </Section>
  )
})

/** Product tiles in two columns: endless, or bounded and not there when there are none. */
export const ProductTiles = observer(function ProductTiles({ id, props, eager }: BlockGiven<'productTiles'>) {
  const { title, more, source, limit } = props
  const waiting = (
    <Section title={title} more={more} ground="bare">
      <TilesShimmer />
    </Section>
  )
  return (
    <Near id={id} atOnce={eager} waiting={waiting}>
      {isEndless(source, limit) ? (
        <Section title={title} more={more} ground="bare">
          <EndlessTiles id={id} source={source} active />
        </Section>
      ) : (
        <Bounded id={id} props={props} />
      )}
    </Near>
  )
})
