import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { asIfWritten } from '@/api'
import { TabBarHost } from '@/custom-tab-bar/TabBarHost'
import { AccountCentre, MessageBell, useCentre } from '@/features/account'
import { DecoratedBlocks, PageSignals, useDecoratedPage } from '@/features/cms'
import { events } from '@/lib/events'
import { definePage } from '@/page'
import { stores } from '@/stores'
import { Screen } from '@/ui'

/** Mine, tab 3: the account, and the decorated page `ucenter` under it (spec 2.4). */
function Mine() {
  const remote = useCentre()
  const page = useDecoratedPage('ucenter')
  const [signals] = useState(() => new PageSignals())
  useDidShow(() => events.emit('pageShow', { page: 'ucenter' }))
  useDidHide(() => events.emit('pageHide', { page: 'ucenter' }))

  const refresh = async () => {
    // what comes with the late file: messages are written by others
    asIfWritten('POST /o2msg/v1/user-messages/read-flag')
    await Promise.all([stores.site.load(), stores.session.refreshCustomer(), remote.reload(), signals.reload()])
  }

  return (
    <Screen tone="tint" action={<MessageBell />} onPullRefresh={refresh} onReachBottom={() => signals.reachEnd()}>
      <AccountCentre remote={{ ...remote, reload: refresh }} />
      {page.status === 'ready' ? <DecoratedBlocks page="ucenter" blocks={page.body.blocks} signals={signals} /> : null}
    </Screen>
  )
}

export default definePage('ucenter', { body: Mine, tabBar: <TabBarHost index={3} /> })
