import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui'
import { Text } from '@/ui/layout/Text'
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
      <Text size={5} tone="ink" weight="bold" tight heading={2}>
        {title}
      </Text>
      {ofOrder && total > 1 ? (
        <Text size={2} tone="ink-3" above={1}>
          {parcelWords('apart')}
        </Text>
      ) : null}
      <Row align="stretch" wrap className="parcels-head__parts" role="list">
        {[...STAGES]
          .reverse()
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <View key={state} role="listitem" className="parcels-head__part" style={{ flexGrow: counts[state] }}>
              <View aria-hidden className={classes('parcels-head__bar', `parcels-head__bar--${state.toLowerCase()}`)} />
              <Text size={2} tone="ink-2" tight>{`${stateWords(state)} ${counts[state]}`}</Text>
            </View>
          ))}
      </Row>
    </View>
  )
})
