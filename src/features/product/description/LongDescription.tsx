import { View } from '@tarojs/components'
import type { ProductDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { openWeb } from '@/features/links'
import { richParts, type RichPart } from '@/lib/richParts'
import { stores } from '@/stores'
import { EmptyState, Pressable, RichText, Skeleton } from '@/ui'
import { useSafeHtml } from '@/ui/text/useSafeHtml'
import { productWords } from '../messages'
import { viewerPictureOf } from '../detail/rules'
import { Viewer } from '../detail/gallery/Viewer'
import { LongPicture } from './LongPicture'
import './LongDescription.scss'

interface PartProps {
  part: RichPart
  /** Which of the pictures it is, from 1. */
  number: number
  onOpen: (index: number) => void
}

function Part({ part, number, onOpen }: PartProps) {
  if (part.kind === 'picture') {
    return (
      <Pressable
        className="long-description__picture"
        label={part.alt || productWords('openPicture', { index: number })}
        onTap={() => onOpen(number - 1)}
      >
        <LongPicture src={part.src} ratio={part.ratio} />
      </Pressable>
    )
  }
  return (
    <View className={`long-description__${part.kind}`}>
      <RichText className="ui-rich-text--apart" html={part.html} onLink={openWeb} />
    </View>
  )
}

/**
 * The maker's words and pictures alone: cut down to what can do no harm, pictures loaded as they come near and opened
 * large by a tap, tables scrolled sideways by themselves.
 */
export const LongDescription = observer(function LongDescription({ product }: { product: ProductDetail }) {
  const safe = useSafeHtml(product.descriptionHtml, stores.site.info)
  const [openIndex, setOpenIndex] = useState<number>()
  const close = useCallback(() => setOpenIndex(undefined), [])
  const parts = useMemo(() => (safe ? richParts(safe) : []), [safe])
  const pictures = useMemo(() => parts.flatMap((part) => (part.kind === 'picture' ? [part.src] : [])), [parts])
  const files = useMemo(() => {
    const own = new Map(product.pictures.map((picture) => [stores.site.pictureAddress(picture), picture]))
    return pictures.map((src) => viewerPictureOf(product, own.get(src) ?? src))
  }, [product, pictures])
  if (safe === undefined) return <Skeleton shape="detail" />
  if (parts.length === 0) return <EmptyState drawing="search" title={productWords('descriptionNone')} />
  let number = 0
  return (
    <View className="long-description">
      {parts.map((part, index) => {
        if (part.kind === 'picture') number += 1
        return <Part key={index} part={part} number={number} onOpen={setOpenIndex} />
      })}
      <Viewer pictures={pictures} files={files} start={openIndex} onClose={close} />
    </View>
  )
})
