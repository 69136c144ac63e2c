import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui'
import { parcelWords } from '../messages'
import { STAGES } from '../rules'
import { stateWords } from '../words'
import './ParcelList.scss'
import type { ParcelsRead } from './useParcelList'

/** How many there are and come today, and as one bar how far they all are. */
export const ParcelsHead = observer(function ParcelsHead({
  sums,
  ofOrder
}: {
  sums: NonNullable<ParcelsRead['sums']>
  ofOrder: boolean
}) {
  const { counts, today, total } = sums
  if (total === 0) return null
  const count = total
  const title =
    today > 0
      ? parcelWords('parcelsToday', { count, today })
      : parcelWords(counts.SIGNED === total ? 'allThere' : 'parcels', { count })
  return (
    <View className="parcels-head">
      <View className="parcels-head__title" role="heading" aria-level={2}>
        {title}
      </View>
      {ofOrder && total > 1 ? <View className="parcels-head__note">{parcelWords('apart')}</View> : null}
      <View className="parcels-head__parts" role="list">
        {[...STAGES]
          .reverse()
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <View key={state} role="listitem" className="parcels-head__part" style={{ flexGrow: counts[state] }}>
              <View aria-hidden className={classes('parcels-head__bar', `parcels-head__bar--${state.toLowerCase()}`)} />
              <Text className="parcels-head__words">{`${stateWords(state)} ${counts[state]}`}</Text>
            </View>
          ))}
      </View>
    </View>
  )
})
