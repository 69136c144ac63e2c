import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Price, classes } from '@/ui'
import { riddleWords as t } from './messages'
import './riddle.scss'

/** The packet on its stage; it trembles while it is opened. */
export const Theatre = observer(function Theatre({ maxFen, opening }: { maxFen: number; opening: boolean }) {
  return (
    <View className="riddle-stage">
      <View className="riddle-stage__lamp" aria-hidden />
      <View className="riddle-stage__lamp riddle-stage__lamp--right" aria-hidden />
      <View className="riddle-stage__floor" aria-hidden />
      <View className={classes('riddle-stage__packet', opening && 'riddle-stage__packet--opening')}>
        <View className="riddle-stage__flap" aria-hidden />
        <View className="riddle-stage__seal" aria-hidden />
        <View className="riddle-stage__most">
          <View>{t('upTo')}</View>
          <Price fen={maxFen} size="xl" tone="white" />
        </View>
      </View>
    </View>
  )
})
