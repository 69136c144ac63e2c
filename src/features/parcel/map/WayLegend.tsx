import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Row } from '@/ui/layout/Box'
import { parcelWords } from '../messages'
import { legendOf } from '../rules'
import type { WayReply } from './mapTypes'
import './MapPane.scss'

const words = { here: 'legendHere', home: 'legendHome', passed: 'legendPassed', ahead: 'legendAhead' } as const

/** What the signs and lines of a way's map mean, of those that it has. */
export const WayLegend = observer(function WayLegend({ places }: Pick<WayReply, 'places'>) {
  const signs = useMemo(() => legendOf(places), [places])
  if (signs.length === 0) return null
  return (
    <Row wrap size={2} tone="ink-2" className="way-legend">
      {signs.map((sign) => (
        <Row key={sign} gap={1}>
          <View className={`way-legend__sign way-legend__sign--${sign}`} aria-hidden />
          <Text>{parcelWords(words[sign])}</Text>
        </Row>
      ))}
    </Row>
  )
})
