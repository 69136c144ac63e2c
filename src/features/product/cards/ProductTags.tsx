import { pieceSaving, type AskedPrice } from '@domain/money/saving'
import { observer } from 'mobx-react-lite'
import type { ProductCard } from '@contract'
import { formatOff, Tag } from '@/ui'

interface ProductTagsProps {
  /** What is shown as the price, so that the saving is of that very price. */
  price?: AskedPrice | undefined
  tags: ProductCard['tags']
  /** How many there is room for. */
  most?: number
}

/** What is saved, then the product's labels. */
export const ProductTags = observer(function ProductTags({ price, tags, most = 4 }: ProductTagsProps) {
  const savedFen = price ? pieceSaving(price).savedFen : 0
  return (
    <>
      {savedFen > 0 ? <Tag kind="sale">{formatOff(savedFen)}</Tag> : null}
      {tags.slice(0, savedFen > 0 ? most - 1 : most).map((tag, index) => (
        <Tag key={index} kind={tag.kind}>
          {tag.text}
        </Tag>
      ))}
    </>
  )
})
