import { View } from '@tarojs/components'
import { Text } from '@/ui/layout/Text'
import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FailedState, Skeleton } from '@/ui'
import { barMeasures } from '@/ui/screen/barMeasures'
import { parcelWords } from '../messages'
import { EveryMinute } from '../useEveryMinute'
import { nextWords, whereWords } from '../words'
import { MapPane } from './MapPane'
import './MapPane.scss'
import { useWay } from './useWay'
import { courierNote } from './WayCard'

/** What the nav bar leaves, whose height is the host's where it draws over it. */
function restOfScreen(): Record<string, string> {
  const { top, height } = barMeasures()
  return height > 0 ? { height: `calc(100vh - ${top + height}px)` } : {}
}

/** The map as large as the screen, with what is said of the parcel below it. */
export const ZoomedWay = observer(function ZoomedWay({
  parcel,
  onReload
}: {
  parcel: Parcel
  onReload: () => Promise<unknown>
}) {
  const way = useWay(parcel.parcelCode)
  const [measures] = useState(restOfScreen)
  const reload = () => Promise.all([way.reload(), onReload()])
  if (!way.data)
    return way.status === 'failed' ? (
      <FailedState error={way.error} onRetry={reload} />
    ) : (
      <Skeleton of={['.way-wait .way-wait--tall']} />
    )
  const label = parcelWords('mapOf', { carrier: parcel.carrierName, no: parcel.trackingNo })
  return (
    <View className="ui__stack way-full" style={measures}>
      <EveryMinute work={reload} wanted={parcel.state !== 'SIGNED'} />
      <MapPane way={way.data} label={label} note={courierNote(parcel)} tall />
      <View className="way-full__words">
        <Text size={5} tone="ink" weight="bold" tight>
          {nextWords(parcel)}
        </Text>
        <View className="ui__size-3 ui__tone-ink-3 ui__above-1 ui__loose" role="status">
          {whereWords(parcel)}
        </View>
      </View>
    </View>
  )
})
