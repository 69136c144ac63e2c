import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRemote } from '@/api'
import { currentLocale, pickWords } from '@/i18n'
import { regionLabel, type Region } from '@/lib/regions'
import { stores } from '@/stores'
import { FailedState, Pressable, Skeleton } from '@/ui'
import { productWords } from '../messages'
import './Facts.scss'

/** Province, city, district, one after another; what has nothing below it is chosen. */
export const Regions = observer(function Regions({ onChoose }: { onChoose: (regionCode: string) => void }) {
  const tree = useRemote(() => stores.site.loadRegions(), [])
  const [path, setPath] = useState<readonly Region[]>([])
  const locale = currentLocale()
  if (!tree.data) {
    if (tree.status === 'loading') return <Skeleton shape="form" />
    return <FailedState error={tree.error} note={productWords('regionFailed')} onRetry={tree.reload} />
  }

  const choose = (region: Region) => {
    if (region.children.length === 0) onChoose(region.regionCode)
    else setPath([...path, region])
  }
  const rows = (regions: readonly Region[]) =>
    regions.map((region) => (
      <Pressable key={region.regionCode} className="region" onTap={() => choose(region)}>
        {regionLabel(region, locale)}
      </Pressable>
    ))
  const last = path[path.length - 1]

  return (
    <View className="regions">
      {last ? (
        <View className="region-path">
          {path.map((region, index) => (
            <Pressable
              key={region.regionCode}
              className="region-path__step"
              onTap={() => setPath(path.slice(0, index))}
            >
              {regionLabel(region, locale)}
            </Pressable>
          ))}
        </View>
      ) : null}
      {last
        ? rows(last.children)
        : tree.data.groups.map((group) =>
            group.regions.length === 0 ? null : (
              <View key={group.code}>
                <View className="region-group">{pickWords(group.name)}</View>
                {rows(group.regions)}
              </View>
            )
          )}
    </View>
  )
})
