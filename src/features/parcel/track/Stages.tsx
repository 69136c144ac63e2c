import { Text, View } from '@tarojs/components'
import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { classes, Icon } from '@/ui'
import { parcelWords } from '../messages'
import { STAGES, stageOf } from '../rules'
import { stateWords } from '../words'
import './track.scss'

/** How far it is, as four stations. */
export const Stages = observer(function Stages({ state }: { state: Parcel['state'] }) {
  const now = stageOf(state)
  return (
    <View className="parcel-stages" role="list">
      {STAGES.map((stage, index) => {
        const done = index < now || state === 'SIGNED'
        return (
          <View
            key={stage}
            role="listitem"
            aria-current={index === now ? 'step' : undefined}
            className={classes(
              'parcel-stages__stage',
              done && 'parcel-stages__stage--done',
              index === now && 'parcel-stages__stage--now'
            )}
          >
            <View className="parcel-stages__dot" aria-hidden>
              {done ? <Icon name="check" size={12} color="white" /> : null}
            </View>
            <Text className="parcel-stages__words">
              {/* once it was collected nobody waits for that */}
              {stage === 'PACKED' && done ? parcelWords('shipped') : stateWords(stage)}
            </Text>
          </View>
        )
      })}
    </View>
  )
})
