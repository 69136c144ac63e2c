import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useLoaded } from '@/api'
import type { BlockGiven } from '../blocks/block'
import { ShimmerBox } from '../blocks/Shimmer'
import type { MoreBlocks, MoreType } from '../moreTypes'

const load = async () => (await import('./all')).allBlocks

/** A block that comes with a file of its own, together with the others of these kinds; nothing when it can't be had. */
const late = <T extends MoreType>(type: T): ComponentType<BlockGiven<T>> =>
  observer(function Late(props: BlockGiven<T>) {
    const { data, status } = useLoaded('moreBlocks', load)
    if (!data) return status === 'failed' ? null : <ShimmerBox className="cms-block cms-rich__wait" />
    // a type's component takes that type's props; TypeScript can't follow T through the table
    const Block = data[type] as ComponentType<BlockGiven<T>>
    return <Block {...props} />
  })

/** The blocks that home and Mine show as a picture alone: pages that have them whole give these to `DecoratedBlocks`. */
export const moreBlocks: MoreBlocks = {
  couponRail: late('couponRail'),
  flashRail: late('flashRail'),
  footer: late('footer'),
  liveStrip: late('liveStrip'),
  shopRail: late('shopRail'),
  stickyTabs: late('stickyTabs'),
  video: late('video'),
  waterfall: late('waterfall')
}
