import { Image, View } from '@tarojs/components'
import { useState } from 'react'
import { storageBase } from '@/api'
import { Icon, type IconName } from '@/ui'

interface TabIconProps {
  /** The tab's route key; names the seasonal file too. */
  tab: string
  name: IconName
  chosen: boolean
  newYear: boolean
}

/** Where the season's icons are on the storage host (spec 2.1). */
export const seasonalIcon = (tab: string, isChosen: boolean): string =>
  `${storageBase()}/theme/newYear/${tab}-${isChosen ? 'on' : 'off'}.svg`

/** A tab's icon; the season's own in its window, and the drawn one again should that not load. */
export function TabIcon({ tab, name, chosen, newYear }: TabIconProps) {
  const [missing, setMissing] = useState(false)
  if (!newYear || missing) return <Icon name={name} size={24} />
  return (
    <View className="tab-bar__season">
      <Image className="tab-bar__season-image" src={seasonalIcon(tab, chosen)} onError={() => setMissing(true)} />
    </View>
  )
}
