import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { scrollBackToElement } from '@/platform/scroll'
import { EmptyState, Tabs } from '@/ui'
import { barHeight } from '@/ui/screen/barHeight'
import { cmsWords } from '../messages'
import { Near } from '../Near'
import { isEndless } from '../products'
import { usePageEnv } from '../signals'
import { say } from '../words'
import type { BlockGiven } from './block'
import { EndlessTiles } from './EndlessTiles'
import { SomeTiles } from './SomeTiles'
import { TilesShimmer } from './TilesShimmer'
import './ProductTabs.scss'

/** Tabs with products under them. A tab loads when first chosen and keeps what it has. */
export const ProductTabs = observer(function ProductTabs({ id, props, eager }: BlockGiven<'productTabs'>) {
  const { tabs, limit } = props
  const { page } = usePageEnv()
  const [tabKey, setTabKey] = useState(tabs[0]?.key ?? '')
  const [openKeys, setOpenKeys] = useState<readonly string[]>([tabKey])
  const root = `cms-${page}-${id}-tabs`

  const choose = (key: string) => {
    setTabKey(key)
    setOpenKeys((before) => (before.includes(key) ? before : [...before, key]))
    // a list that was scrolled far down would open the next one far down too
    scrollBackToElement(root, barHeight())
  }

  return (
    <View id={root} className="cms-tabs">
      <View className="cms-tabs__strip">
        <Tabs
          look="title"
          label={cmsWords('tabs')}
          items={tabs.map(({ key, label }) => ({ key, label: say(label) }))}
          value={tabKey}
          onChange={choose}
        />
      </View>
      <Near id={id} atOnce={eager} waiting={<TilesShimmer />}>
        {tabs
          .filter(({ key }) => openKeys.includes(key))
          .map(({ key, source }) => (
            <View key={key} className={key === tabKey ? 'cms-tabs__list' : 'cms-tabs__list cms-tabs__list--away'}>
              {isEndless(source, limit) ? (
                <EndlessTiles id={`${id}-${key}`} source={source} active={key === tabKey} />
              ) : (
                <SomeTiles
                  id={`${id}-${key}`}
                  source={source}
                  limit={limit}
                  none={<EmptyState drawing="search" title={cmsWords('nothingHere')} />}
                />
              )}
            </View>
          ))}
      </Near>
    </View>
  )
})
