import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { sanitiseHtml } from '@/lib/html'
import { RichText } from '@/ui'
import { say } from '../words'
import type { BlockGiven } from './block'
import './RichTextBlock.scss'

/** Text with pictures as an editor wrote it, cut down to what can do no harm. */
export const RichTextBlock = observer(function RichTextBlock({ props }: BlockGiven<'richText'>) {
  const html = say(props.html)
  const safe = useMemo(() => sanitiseHtml(html), [html])
  return (
    <View className="cms-rich">
      <RichText html={safe} />
    </View>
  )
})
