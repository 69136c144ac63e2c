import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { DecoratedBlocks } from './DecoratedBlocks'
import { PageSignals } from './signals'
import { useDecoratedPage } from './useDecoratedPage'

export type Zone = 'presell' | 'seckill' | 'groupbuy'

/**
 * What the shop put beside the list of a zone (spec 2.4); nothing where it put nothing. Draw it with the list: what is known
 * of the decoration only later is there when the zone is opened again, and moves nothing that is read.
 */
export const ZoneBlocks = observer(function ZoneBlocks({ zone }: { zone: Zone }) {
  const page = useDecoratedPage(zone)
  const [hadBody] = useState(page.body !== undefined)
  const [signals] = useState(() => new PageSignals())
  if (!hadBody || page.body === undefined) return null
  return (
    <View>
      <DecoratedBlocks page={zone} blocks={page.body.blocks} signals={signals} />
    </View>
  )
})
