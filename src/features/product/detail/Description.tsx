import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, RichText } from '@/ui'
import { useSafeHtml } from '@/ui/useSafeHtml'
import { productWords } from '../messages'
import './Description.scss'

interface DescriptionProps {
  spuCode: string
  html: string
  /** The page was scrolled towards it: only then its pictures load. */
  near: boolean
}

const Sanitised = observer(function Sanitised({ html }: { html: string }) {
  const safe = useSafeHtml(html, stores.site.info)
  if (safe === undefined)
    return <View className="description__wait" role="status" aria-label={productWords('descriptionWait')} />
  if (!safe) return <View className="description__none">{productWords('descriptionNone')}</View>
  return <RichText className="ui-rich-text--apart" html={safe} />
})

/** Words and pictures of the maker, cut down to what can do no harm. */
export const Description = observer(function Description({ spuCode, html, near }: DescriptionProps) {
  return (
    <Card
      title={productWords('description')}
      more={{ label: productWords('wholeDescription'), onTap: () => void go('productDetailH5', { spuCode }) }}
      className="description"
    >
      {near ? <Sanitised html={html} /> : <View className="description__wait" />}
    </Card>
  )
})
