import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { FailedState, Picture, Skeleton } from '@/ui'
import { barMeasures } from '@/ui/screen/barMeasures'
import { parcelWords } from '../messages'
import { EveryMinute } from '../useEveryMinute'
import { nextWords, whereWords } from '../words'
import { MapPane } from './MapPane'
import './MapPane.scss'
import { useWay } from './useWay'
import { courierNote } from './WayCard'
import { WayLegend } from './WayLegend'

/** What the nav bar leaves, whose height is the host's where it draws over it. */
function restOfScreen(): Record<string, string> {
  const { top, height } = barMeasures()
  return height > 0 ? { height: `calc(100vh - ${top + height}px)` } : {}
}

/** The map as large as the screen; below it its signs, what is in the parcel, when it comes and where it is. */
export const ZoomedWay = observer(function ZoomedWay({
  parcel,
  onReload,
  children
}: {
  parcel: Parcel
  onReload: () => Promise<unknown>
  /** Under what is said of it, such as who brings it. */
  children?: ReactNode
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
  const [first] = parcel.goods
  const label = parcelWords('mapOf', { carrier: parcel.carrierName, no: parcel.trackingNo })
  return (
    <View className="ui__stack way-full" style={measures}>
      <EveryMinute work={reload} wanted={parcel.state !== 'SIGNED'} />
      <MapPane way={way.data} label={label} note={courierNote(parcel)} tall />
      <View className="way-full__words">
        <WayLegend places={way.data.places} />
        <Row gap={3} above={2}>
          <View className="ui__fixed way-full__picture" aria-hidden>
            <Picture src={first?.picture ?? ''} alt="" round />
          </View>
          <View className="ui__grow">
            <Text size={5} tone="ink" weight="bold" tight>
              {nextWords(parcel)}
            </Text>
            <View className="ui__size-3 ui__tone-ink-3 ui__above-1 ui__tight" role="status">
              {whereWords(parcel)}
            </View>
            <Text size={2} tone="ink-3" above={1} breaks>
              {`${parcel.carrierName} ${parcel.trackingNo}`}
            </Text>
          </View>
        </Row>
        {children}
      </View>
    </View>
  )
})
