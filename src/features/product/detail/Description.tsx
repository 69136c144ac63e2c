import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card } from '@/ui'
import { productWords } from '../messages'
import { LaterText } from './LaterText'
import './Description.scss'

interface DescriptionProps {
  spuCode: string
  html: string
  /** The page was scrolled towards it: only then its pictures load. */
  near: boolean
}

/** Words and pictures of the maker, cut down to what can do no harm. */
export const Description = observer(function Description({ spuCode, html, near }: DescriptionProps) {
  return (
    <Card
      title={productWords('description')}
      more={{ label: productWords('wholeDescription'), onTap: () => void go('productDetailH5', { spuCode }) }}
      className="description"
    >
      {near ? <LaterText html={html} /> : <View className="description__wait" />}
    </Card>
  )
})
