import { observer } from 'mobx-react-lite'
import { SmallProduct } from '@/features/product'
import { SideScroll } from '@/ui'
import { Near } from '../Near'
import { loadProducts } from '../products'
import { useBlockData } from '../useBlockData'
import { say } from '../words'
import type { BlockGiven } from './block'
import { Section } from './Section'
import { ShimmerRail } from './Shimmer'

const Loaded = observer(function Loaded({ id, props, eager }: BlockGiven<'productRail'>) {
  const { source, limit } = props
  const { data, status } = useBlockData(id, [source, limit], () => loadProducts(source, limit))
  if (data ? data.length === 0 : status === 'failed') return null
  return (
    <Section title={props.title} aside={say(props.subtitle)} more={props.more} ground="card">
      {data ? (
        <SideScroll label={say(props.title)}>
          {data.map((product) => (
            <SmallProduct key={product.spuCode} product={product} eager={eager} />
          ))}
        </SideScroll>
      ) : (
        <ShimmerRail />
      )}
    </Section>
  )
})

/** One row of products that scrolls sideways; nothing when it has none. */
export const ProductRail = observer(function ProductRail(props: BlockGiven<'productRail'>) {
  const waiting = (
    <Section title={props.props.title} aside={say(props.props.subtitle)} more={props.props.more} ground="card">
      <ShimmerRail />
    </Section>
  )
  return (
    <Near id={props.id} atOnce={props.eager} waiting={waiting}>
      <Loaded {...props} />
    </Near>
  )
})
