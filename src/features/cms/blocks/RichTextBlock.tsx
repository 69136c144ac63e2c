import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { stores } from '@/stores'
import { RichText } from '@/ui'
import { useSafeHtml } from '@/ui/text/useSafeHtml'
import { Near } from '../Near'
import { openWeb } from '../web'
import { say } from '../words'
import type { BlockGiven } from './block'
import { ShimmerBox } from './Shimmer'
import './RichTextBlock.scss'

const waiting = <ShimmerBox className="cms-block cms-rich__wait" />

const Loaded = observer(function Loaded({ props }: BlockGiven<'richText'>) {
  const safe = useSafeHtml(say(props.html), stores.site.info)
  if (safe === null) return null
  if (safe === undefined) return waiting
  return (
    <View className="cms-block cms-rich">
      <RichText html={safe} onLink={openWeb} />
    </View>
  )
})

/** Text with pictures as an editor wrote it, cut down to what can do no harm. */
export function RichTextBlock(props: BlockGiven<'richText'>) {
  return (
    <Near id={props.id} atOnce={props.eager} waiting={waiting}>
      <Loaded {...props} />
    </Near>
  )
}
