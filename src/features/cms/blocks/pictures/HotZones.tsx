import { Text, View } from '@tarojs/components'
import { zoneStyle } from '@domain/decoration/zones'
import { observer } from 'mobx-react-lite'
import { Picture } from '@/ui'
import { Linked, linkAction } from '../../Linked'
import { say } from '../../words'
import type { BlockGiven } from '../block'
import './HotZones.scss'

/** Right of this part of a thousand the words stand on the left of their spot. */
const TURNS = 400

/** A picture with several links on it. A zone that leads nowhere and shows nothing is left out. */
export const HotZones = observer(function HotZones({ props, eager }: BlockGiven<'hotZones'>) {
  const { picture, alt, zones } = props
  const ratio = props.ratio / 1000
  return (
    <View className="cms-block cms-zones">
      <Picture src={picture} alt={say(alt)} ratio={ratio} eager={eager} />
      {zones.map((zone, index) =>
        zone.marked || linkAction(zone.link) ? (
          <Linked
            key={index}
            className="cms-zones__zone"
            link={zone.link}
            label={say(zone.label)}
            style={zoneStyle(zone, ratio, index, zones.length)}
          >
            {zone.marked ? (
              <View className="cms-zones__spot">
                <Text
                  className={`cms-zones__words cms-zones__words--${zone.left + zone.width / 2 < TURNS ? 'right' : 'left'}`}
                >
                  {say(zone.label)}
                </Text>
              </View>
            ) : null}
          </Linked>
        ) : null
      )}
    </View>
  )
})
