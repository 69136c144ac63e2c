import { View } from '@tarojs/components'
import { classes } from '@/ui'
import './Envelope.scss'

/** A small closed packet, drawn. */
export const Envelope = ({ faded }: { faded?: boolean }) => (
  <View className={classes('packet-envelope', faded && 'packet-envelope--faded')} aria-hidden>
    <View className="packet-envelope__flap" />
    <View className="packet-envelope__seal" />
  </View>
)
