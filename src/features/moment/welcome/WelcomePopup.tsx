import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { formatRoundMoney } from '@/lib/money'
import { stores } from '@/stores'
import { Button, Icon, Pressable } from '@/ui'
import { still } from '@/ui/screen/still'
import { useModal } from '@/ui/screen/useModal'
import { newCustomerWords as t } from './messages'
import { OpenedPacket } from './OpenedPacket'
import { useWelcome, type WelcomePacket } from './useWelcome'
import '@/ui/layout/layout.scss'
import './WelcomePopup.scss'

interface PopupProps {
  packet: WelcomePacket
  onTake: () => Promise<void>
  onClose: () => void
}

const Popup = observer(function Popup({ packet, onTake, onClose }: PopupProps) {
  const panel = useModal<HTMLElement>(true, onClose)
  const { amountFen = 0, thresholdFen = 0, validDays = 1 } = packet
  const money = (fen: number) => ({ amount: formatRoundMoney(fen, stores.site.currencySymbol) })
  const least = thresholdFen === 0 ? t('anything') : t('from', money(thresholdFen))
  return (
    <View className="welcome">
      <View className="welcome__mask" {...still} />
      <View ref={panel} className="welcome__panel" role="dialog" aria-modal aria-label={t('title')} {...still}>
        <OpenedPacket title={t('title')} fen={amountFen} notes={[least, t('days', { days: validDays })]}>
          <Button block size="l" className="welcome__take" onTap={onTake}>
            {t('take', money(amountFen))}
          </Button>
        </OpenedPacket>
        <Pressable className="ui__row ui__justify-center ui__above-4 welcome__close" label={t('close')} onTap={onClose}>
          <Icon name="close" size={20} color="white" />
        </Pressable>
      </View>
    </View>
  )
})

/** The new customer's red packet over home (spec 4.2), under every other dialog. */
export const WelcomePopup = observer(function WelcomePopup({ onSettled }: { onSettled: () => void }) {
  const { packet, isKnown, take, close } = useWelcome()
  useEffect(() => {
    if (isKnown && !packet) onSettled()
  }, [isKnown, packet, onSettled])
  return packet ? <Popup packet={packet} onTake={take} onClose={close} /> : null
})
