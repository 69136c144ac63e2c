import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui'
import { parcelWords } from '../messages'
import { scaleBar, type Nearness } from './mercator'
import '@/ui/layout/layout.scss'

/** px that the bar takes at most. */
const most = 72

/** How long a stretch of the map is. */
export const MapScale = observer(function MapScale({ nearness, apart }: { nearness: Nearness; apart: boolean }) {
  const { metres, px } = scaleBar(nearness, most)
  return (
    <View
      className={classes(
        'ui__row ui__size-1 ui__tone-ink-2 ui__pad-x-1 way-map__scale way-pane__over',
        apart && 'way-map__scale--apart'
      )}
    >
      <View className="way-map__bar" style={{ width: `${px}px` }} />
      <Text>
        {metres < 1000 ? parcelWords('metres', { value: metres }) : parcelWords('kilometres', { value: metres / 1000 })}
      </Text>
    </View>
  )
})
