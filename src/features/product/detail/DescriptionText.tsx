import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { stores } from '@/stores'
import { RichText } from '@/ui'
import { useSafeHtml } from '@/ui/useSafeHtml'
import { productWords } from '../messages'
import './Description.scss'

/** The description itself, cut down to what can do no harm. */
export const DescriptionText = observer(function DescriptionText({ html }: { html: string }) {
  const safe = useSafeHtml(html, stores.site.info)
  if (safe === undefined)
    return <View className="description__wait" role="status" aria-label={productWords('descriptionWait')} />
  if (!safe) return <View className="description__none">{productWords('descriptionNone')}</View>
  return <RichText className="ui-rich-text--apart" html={safe} />
})
