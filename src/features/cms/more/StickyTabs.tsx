import { View } from '@tarojs/components'
import { chosenTab } from '@domain/decoration/arranged'
import { observer } from 'mobx-react-lite'
import { scrollBackToElement } from '@/platform/scroll'
import { Tabs } from '@/ui'
import { barHeight } from '@/ui/screen/barHeight'
import type { BlockGiven } from '../blocks/block'
import '../blocks/ProductTabs.scss'
import { cmsWords } from '../messages'
import { usePageEnv } from '../signals'
import { say } from '../words'

/** Tabs that stay under the page's bar; each shows its own of the blocks below. */
export const StickyTabs = observer(function StickyTabs({ id, props }: BlockGiven<'stickyTabs'>) {
  const { page, chosen, choose } = usePageEnv()
  const root = `cms-${page}-${id}-parts`
  const { tabs } = props
  return (
    <>
      <View id={root} />
      <View className="cms-tabs__strip cms-tabs__strip--bar">
        <Tabs
          label={cmsWords('parts')}
          items={tabs.map(({ key, label }) => ({ key, label: say(label) }))}
          value={chosenTab(id, tabs, chosen)}
          onChange={(key) => {
            choose(id, key)
            // what is under a tab begins at its top, however far down the last one was read
            scrollBackToElement(root, barHeight())
          }}
        />
      </View>
    </>
  )
})
