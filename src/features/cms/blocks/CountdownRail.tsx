import { Text, View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { pieceSaving } from '@domain/money/saving'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { SmallProduct } from '@/features/product'
import { Countdown, formatOff, SideScroll } from '@/ui'
import { cmsWords } from '../messages'
import { Near } from '../Near'
import { loadProducts, nearestEnd } from '../products'
import { useBlockData } from '../useBlockData'
import { say } from '../words'
import type { BlockGiven } from './block'
import { Section } from './Section'
import { ShimmerRail } from './Shimmer'
import './CountdownRail.scss'

/** How much of the sale is taken; a gateway that does not tell leaves the place to what is saved. */
const Taken = observer(function Taken({ percent }: { percent: number }) {
  return (
    <View className="cms-flash__taken">
      <View className="cms-flash__bar" style={{ width: `${percent}%` }} />
      <Text className="cms-flash__percent">
        {percent === 0 ? cmsWords('takenNone') : percent >= 100 ? cmsWords('takenAll') : cmsWords('taken', { percent })}
      </Text>
    </View>
  )
})

/** A product of a flash sale, with how much of it is taken. */
export const FlashProduct = observer(function FlashProduct({
  product,
  eager
}: {
  product: ProductCard
  eager: boolean
}) {
  const { savedFen } = pieceSaving(product)
  const percent = product.flash?.soldPercent
  return (
    <SmallProduct product={product} eager={eager}>
      <View className="cms-flash__saving">
        {percent !== undefined ? (
          <Taken percent={percent} />
        ) : savedFen > 0 ? (
          <Text className="cms-flash__words">{formatOff(savedFen)}</Text>
        ) : null}
      </View>
    </SmallProduct>
  )
})

const Loaded = observer(function Loaded({ id, props, eager }: BlockGiven<'countdownRail'>) {
  const { source, limit } = props
  const remote = useBlockData(id, [source, limit], () => loadProducts(source, limit))
  const { data, status } = remote
  // as `useSoon`, whose bytes home has no room for: every phone would ask at this moment; a reply after the page is dropped
  const reloadSoon = () => void setTimeout(remote.reload, Math.random() * 2000)
  const end = data && nearestEnd(data, serverNow())
  // without an open window there is no sale to show; after an end the next load says what is on
  if (data ? end === undefined : status === 'failed') return null
  const clock = end === undefined ? null : <Countdown to={end} now={serverNow} tone="dark" onEnd={reloadSoon} />
  return (
    <Section title={props.title} aside={clock} more={props.more} ground="card">
      {data ? (
        <SideScroll label={say(props.title)}>
          {data.map((product) => (
            <FlashProduct key={product.spuCode} product={product} eager={eager} />
          ))}
        </SideScroll>
      ) : (
        <ShimmerRail note />
      )}
    </Section>
  )
})

/** The flash sale that is on, with a countdown by the server's clock to its nearest end. */
export const CountdownRail = observer(function CountdownRail(props: BlockGiven<'countdownRail'>) {
  const waiting = (
    <Section title={props.props.title} ground="card">
      <ShimmerRail note />
    </Section>
  )
  return (
    <Near id={props.id} atOnce={props.eager} waiting={waiting}>
      <Loaded {...props} />
    </Near>
  )
})
