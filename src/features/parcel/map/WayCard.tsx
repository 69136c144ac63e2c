import { View } from '@tarojs/components'
import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Pressable, RetryNote, Skeleton } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { parcelWords } from '../messages'
import { EveryMinute } from '../useEveryMinute'
import { awayWords, stopsWords } from '../words'
import { MapPane } from './MapPane'
import './MapPane.scss'
import { useWay } from './useWay'
import { WayLegend } from './WayLegend'

/** What is said at the courier: how far off, and how many stops before. */
export function courierNote({ metresLeft, stopsBefore }: Parcel): string {
  return [
    ...(metresLeft === undefined ? [] : [awayWords(metresLeft)]),
    ...(stopsBefore === undefined ? [] : [stopsWords(stopsBefore)])
  ].join('\n')
}

/** The map of a parcel's way, which leads to the same in full. */
export const WayCard = observer(function WayCard({ parcel }: { parcel: Parcel }) {
  const { parcelCode, orderCode, carrierName, trackingNo, state } = parcel
  const way = useWay(parcelCode)
  if (!way.data) {
    return (
      <Stack justify="center" className="way-card">
        {way.status === 'failed' ? <RetryNote onRetry={way.reload} /> : <Skeleton of={['.way-wait']} />}
      </Stack>
    )
  }
  const label = parcelWords('mapOf', { carrier: carrierName, no: trackingNo })
  return (
    <View className="way-card">
      <EveryMinute work={way.reload} wanted={state === 'DELIVERING'} />
      <View className="way-card__map">
        <MapPane way={way.data} label={label} note={courierNote(parcel)}>
          <Pressable
            className="ui__row ui__justify-center ui__size-3 ui__tone-action ui__pad-x-3 way-pane__full way-pane__over"
            role="link"
            onTap={() => void go('zoomMap', { orderCode, parcelCode })}
          >
            {parcelWords('full')}
          </Pressable>
        </MapPane>
      </View>
      <View className="ui__pad-x-3">
        <WayLegend places={way.data.places} />
      </View>
    </View>
  )
})
