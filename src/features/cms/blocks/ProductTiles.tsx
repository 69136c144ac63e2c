import { observer } from 'mobx-react-lite'
import { Near } from '../Near'
import { isEndless } from '../products'
import type { BlockGiven } from './block'
import { EndlessTiles } from './EndlessTiles'
import { Section } from './Section'
import { SomeTiles } from './SomeTiles'
import { TilesShimmer } from './TilesShimmer'

/** Product tiles in two columns, bounded or endless. */
export const ProductTiles = observer(function ProductTiles({ id, props, eager }: BlockGiven<'productTiles'>) {
  const { title, more, source, limit } = props
  return (
    <Section title={title} more={more} ground="bare">
      <Near id={id} atOnce={eager} waiting={<TilesShimmer />}>
        {isEndless(source, limit) ? (
          <EndlessTiles id={id} source={source} active />
        ) : (
          <SomeTiles id={id} source={source} limit={limit} />
        )}
      </Near>
    </Section>
  )
})
