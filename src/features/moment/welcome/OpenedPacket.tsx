import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { formatRoundMoney } from '@/lib/money'
import { stores } from '@/stores'
import '@/ui/layout/layout.scss'
import './OpenedPacket.scss'

interface OpenedPacketProps {
  title: string
  fen?: number
  /** Instead of an amount. */
  worth?: ReactNode
  /** Under the amount: what it is good for, until when. */
  notes: readonly string[]
  /** On the front of the packet. */
  children: ReactNode
}

/** A red packet that is open, with what was in it. */
export const OpenedPacket = observer(function OpenedPacket({ title, fen, worth, notes, children }: OpenedPacketProps) {
  return (
    <View className="opened-packet">
      <View className="opened-packet__back" aria-hidden />
      <View className="opened-packet__paper">
        <View className="ui__size-4 ui__bold opened-packet__title" role="heading" aria-level={2}>
          {title}
        </View>
        {fen === undefined ? (
          worth
        ) : (
          <View className="ui__tone-sale ui__heavy ui__figures opened-packet__amount">
            <Text className="ui__size-6">{stores.site.currencySymbol}</Text>
            {formatRoundMoney(fen, '')}
          </View>
        )}
        {notes.map((note) => (
          <View key={note} className="ui__size-3 ui__above-1 opened-packet__note">
            {note}
          </View>
        ))}
      </View>
      <View className="opened-packet__front">
        <View className="ui__size-6 ui__heavy opened-packet__seal" aria-hidden>
          {stores.site.currencySymbol}
        </View>
        {children}
      </View>
    </View>
  )
})
