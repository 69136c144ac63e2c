import type { ProductDetail } from '@contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card } from '@/ui'
import { productWords } from '../messages'
import { LaterText } from './late'
import './Description.scss'

interface DescriptionProps {
  product: ProductDetail
  /** The page was scrolled towards it: only then its pictures load. */
  near: boolean
}

/** Words and pictures of the maker, as the page that shows them alone has them. */
export const Description = observer(function Description({ product, near }: DescriptionProps) {
  const { spuCode } = product
  return (
    <Card
      title={productWords('description')}
      more={{ label: productWords('wholeDescription'), onTap: () => void go('productDetailH5', { spuCode }) }}
      className="description"
      flush
    >
      {near ? <LaterText product={product} /> : <View className="description__wait" />}
    </Card>
  )
})
