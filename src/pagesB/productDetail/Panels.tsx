import { View } from '@tarojs/components'
import type { ProductDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BuyButtons, SpecificationSheet, useStanding, type ProductChoice, type useDelivery } from '@/features/product'
import { ShareSheets, type ShareSubject } from '@/features/share'
import { TellMe } from './late'
import { posterOf } from './sharing'

/** What lies over the page, one at a time. */
export type Panel = 'choice' | 'share' | 'tell'

interface PanelsProps {
  product: ProductDetail
  chosen: ProductChoice
  delivery: ReturnType<typeof useDelivery>
  subject: ShareSubject
  open: Panel | undefined
  onOpen: (panel: Panel | undefined) => void
  onAdd: () => unknown
  onBuy: () => unknown
}

/** The sheets of the page: the choice, sharing, and the alerts. */
export const Panels = observer(function Panels({
  product,
  chosen,
  delivery,
  subject,
  open,
  onOpen,
  onAdd,
  onBuy
}: PanelsProps) {
  const close = () => onOpen(undefined)
  const standing = useStanding(product, chosen.sku, delivery, open === 'choice')
  // its file is loaded for who asks for it
  const [hasNotice, setHasNotice] = useState(false)
  if (open === 'tell' && !hasNotice) setHasNotice(true)
  return (
    <View>
      <ShareSheets
        open={open === 'share'}
        onClose={close}
        subject={subject}
        poster={posterOf(product, chosen.sku)}
        view="toShareView"
      />
      {hasNotice ? (
        <TellMe open={open === 'tell'} onClose={close} spuCode={product.spuCode} sku={chosen.sku ?? product.skus[0]} />
      ) : null}
      <SpecificationSheet
        open={open === 'choice'}
        onClose={close}
        product={product}
        chosen={chosen}
        standing={standing}
        footer={
          <BuyButtons product={product} sku={chosen.sku} onTell={() => onOpen('tell')} onAdd={onAdd} onBuy={onBuy} />
        }
      />
    </View>
  )
})
