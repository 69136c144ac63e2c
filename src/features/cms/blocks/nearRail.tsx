import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { Near } from '../Near'
import type { BlockLink, LocalText } from '../types'
import { say } from '../words'
import type { BlockGiven } from './block'
import { Section } from './Section'
import { ShimmerRail } from './Shimmer'

type RailType = 'countdownRail' | 'flashRail' | 'liveStrip' | 'productRail' | 'shopRail'

interface Heading {
  title?: LocalText | undefined
  subtitle?: LocalText | undefined
  more?: BlockLink | undefined
}

/** Returns a rail that loads only near the screen: until then its heading stands over grey products, with a note where `note`. */
export const nearRail = <T extends RailType>(Loaded: ComponentType<BlockGiven<T>>, note = false) =>
  observer(function NearRail(block: BlockGiven<T>) {
    const { title, subtitle, more }: Heading = block.props
    const waiting = (
      <Section title={title} aside={subtitle && say(subtitle)} more={more} ground="card">
        <ShimmerRail note={note} />
      </Section>
    )
    return (
      <Near id={block.id} atOnce={block.eager} waiting={waiting}>
        <Loaded {...block} />
      </Near>
    )
  })
