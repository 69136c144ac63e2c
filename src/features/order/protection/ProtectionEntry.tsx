import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract'
import { isProtected } from '@domain/aftersale/protection'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { shownMinute } from '@/stores/times'
import { Card, Cell } from '@/ui'
import { Fact } from '@/ui/layout/FactList'
import { protectionWords as t } from './messages'
import { ProtectionSheet } from './ProtectionSheet'
import { useProtection, yuan } from './useProtection'

/** The sheet, and what opens it. */
function useSheet(order: OrderDetail) {
  const [open, setOpen] = useState(false)
  const [isOpened, setIsOpened] = useState(false)
  const show = () => {
    setIsOpened(true)
    setOpen(true)
  }
  return { show, sheet: isOpened ? <ProtectionSheet order={order} open={open} onClose={() => setOpen(false)} /> : null }
}

/** The way to what goes back because a price fell; there where something does, or did. */
export const ProtectionEntry = observer(function ProtectionEntry({ order }: { order: OrderDetail }) {
  const { data } = useProtection(order)
  const { show, sheet } = useSheet(order)
  if (data === undefined || (data.claimableFen === 0 && data.claimedFen === 0)) return null
  const isOpen = data.claimableFen > 0
  const value = isOpen
    ? t('claimable', { amount: yuan(data.claimableFen) })
    : t('claimed', { amount: yuan(data.claimedFen) })
  return (
    <>
      <Card>
        <Cell label={t('title')} tone={isOpen ? 'sale' : 'muted'} value={value} onTap={show} />
      </Card>
      {sheet}
    </>
  )
})

/** Says until when a lower price can be claimed, and why none can be now. */
export const ProtectionFact = observer(function ProtectionFact({ order }: { order: OrderDetail }) {
  const { applies, data } = useProtection(order)
  const { show, sheet } = useSheet(order)
  if (!applies || data === undefined || !isProtected(order, serverNow())) return null
  return (
    <View>
      <Fact
        label={t('title')}
        words={t('until', { time: shownMinute(data.endsAt) })}
        action={{ words: t('ask'), label: t('askLabel'), onTap: show }}
      />
      {sheet}
    </View>
  )
})
