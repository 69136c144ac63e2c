import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pickWords } from '@/i18n'
import { nextPaint } from '@/platform/paint'
import { go, tabRoutes, type RouteKey } from '@/routes'
import { stores } from '@/stores'
import { Badge, classes, Pressable, type IconName } from '@/ui'
import { selectedTab, selectTab } from './selected'
import { TabIcon } from './TabIcon'
import './index.scss'

const icons: Partial<Record<RouteKey, IconName>> = {
  index: 'home',
  classification: 'grid',
  cart: 'cart',
  ucenter: 'user'
}

const open = async (index: number): Promise<void> => {
  const before = selectedTab()
  const route = tabRoutes[index]
  if (!route || index === before) return
  selectTab(index) // at once, the page follows
  await nextPaint() // the finger is answered before a whole screen is built
  if (selectedTab() !== index) return // another tab was tapped meanwhile
  const went = await go(route.key)
  if (!went && selectedTab() === index) selectTab(before)
}

/** The four tabs of spec 2.1, in both hosts; the cart has its count, and 99+ above 99. */
function TabBar() {
  return (
    <View className="tab-bar" role="navigation">
      {tabRoutes.map((route, index) => {
        const isSelected = selectedTab() === index
        return (
          <Pressable
            key={route.key}
            className={classes('tab-bar__tab', isSelected && 'tab-bar__tab--chosen')}
            role="link"
            current={isSelected}
            // it leads nowhere while its page is on show; what is inert may keep the spec's blue, 3.95:1 on white
            dimmed={isSelected}
            onTap={() => void open(index)}
          >
            <View className="tab-bar__icon">
              <TabIcon
                tab={route.key}
                name={icons[route.key] ?? 'home'}
                chosen={isSelected}
                newYear={stores.theme.newYear}
              />
              {route.key === 'cart' ? <Badge count={stores.cart.count} corner /> : null}
            </View>
            <Text className="tab-bar__words">{pickWords(route.title)}</Text>
          </Pressable>
        )
      })}
    </View>
  )
}

export default observer(TabBar)
