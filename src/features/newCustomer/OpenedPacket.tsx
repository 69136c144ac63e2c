import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Price } from '@/ui'
import './OpenedPacket.scss'

interface OpenedPacketProps {
  title: string
  fen: number
  /** Under the amount: what it is good for, until when. */
  notes: readonly string[]
  /** On the front of the packet. */
  children: ReactNode
}

/** A red packet that is open, with what was in it. */
export const OpenedPacket = ({ title, fen, notes, children }: OpenedPacketProps) => (
  <View className="opened-packet">
    <View className="opened-packet__back" aria-hidden />
    <View className="opened-packet__paper">
      <View className="opened-packet__title" role="heading" aria-level={2}>
        {title}
      </View>
      <Price fen={fen} size="xl" className="opened-packet__amount" />
      {notes.map((note) => (
        <View key={note} className="opened-packet__note">
          {note}
        </View>
      ))}
    </View>
    <View className="opened-packet__front">
      <View className="opened-packet__seal" aria-hidden />
      {children}
    </View>
  </View>
)
