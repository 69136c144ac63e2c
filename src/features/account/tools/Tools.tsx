import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currentLocale, setLocale, siteLocales } from '@/i18n'
import { badgeCount } from '@/lib/counts'
import { confirm, toast } from '@/platform/feedback'
import { tellApp } from '@/platform/nativeApp'
import { go, type RouteKey, type RouteParams } from '@/routes'
import { stores, writeStored } from '@/stores'
import { Card, Icon, Pressable, Sheet, type IconName } from '@/ui'
import { PartnerCard, RoleCards } from './Roles'
import { toolWords } from './messages'
import type { Centre } from '../centre/useCentre'
import { useOwnRoles, useRunningGroups } from './useTools'

async function logOut(): Promise<void> {
  const sure = await confirm({
    title: toolWords('logOutAsk'),
    content: toolWords('logOutNote'),
    confirmText: toolWords('logOut'),
    cancelText: toolWords('stay')
  })
  if (!sure) return
  stores.session.logout()
  tellApp({ name: 'logout' })
  writeStored('leftByChoice', true)
  toast(toolWords('loggedOut'))
}

/** Screens that are opened with nothing. */
type Way = { [K in RouteKey]: Record<string, never> extends RouteParams[K] ? K : never }[RouteKey]

interface Tool {
  words: Parameters<typeof toolWords>[0]
  icon: IconName
  /** A screen that needs nothing to be opened with; none: the languages. */
  to?: Way
  /** How many there are; said beside the words. */
  note?: number | undefined
}

const services: Tool[] = [
  { words: 'service', icon: 'wrench', to: 'bbcHome' },
  { words: 'manuals', icon: 'book', to: 'manualClassify' },
  { words: 'recipes', icon: 'bowl', to: 'cookingRecipe' },
  { words: 'fees', icon: 'receipt', to: 'feesAndServices' },
  { words: 'progress', icon: 'clock', to: 'bbcHistory' }
]

const activities: Tool[] = [
  { words: 'presale', icon: 'wallet', to: 'presell' },
  { words: 'assist', icon: 'heart', to: 'assistment' },
  { words: 'trials', icon: 'box', to: 'productTrial' },
  { words: 'story', icon: 'image', to: 'myStory' },
  { words: 'subsidy', icon: 'receipt', to: 'guobuPage' },
  { words: 'rebates', icon: 'undo', to: 'returnProductList' },
  { words: 'employee', icon: 'card', to: 'employeePurchase' },
  { words: 'referrals', icon: 'gift', to: 'pullActivity' }
]

const settings: Tool[] = [
  { words: 'help', icon: 'book', to: 'policyService' },
  { words: 'notice', icon: 'list', to: 'customerNotice' },
  { words: 'agreements', icon: 'info', to: 'agreement' },
  { words: 'language', icon: 'globe' }
]

interface GridProps {
  tools: Tool[]
  color: 'ok' | 'ink'
  columns: 4 | 5
  /** Opens the tools that are no screen. */
  onOther?: () => void
}

/** Ways in columns, each an icon over its words. */
const Grid = observer(function Grid({ tools, color, columns, onOther }: GridProps) {
  return (
    <View className={`centre-grid centre-grid--${columns}`}>
      {tools.map(({ words, icon, to, note }) => (
        <Pressable
          key={words}
          className="centre-grid__way"
          role={to ? 'link' : undefined}
          onTap={() => (to ? void go(to, {}) : onOther?.())}
        >
          <Icon name={icon} size={28} color={color} />
          <View className="centre-grid__words">
            {toolWords(words)}
            {note ? <Text className="centre-grid__note"> {badgeCount(note)}</Text> : null}
          </View>
        </Pressable>
      ))}
    </View>
  )
})

/** The languages of the site, each in its own words. */
const LanguageSheet = observer(function LanguageSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const locale = currentLocale()
  return (
    <Sheet open={open} onClose={onClose} title={toolWords('language')}>
      <View className="centre-languages" role="radiogroup">
        {siteLocales().map(({ code, name }) => (
          <Pressable
            key={code}
            className="centre-languages__one"
            role="radio"
            checked={code === locale}
            onTap={() => {
              setLocale(code)
              onClose()
            }}
          >
            {name}
            {code === locale ? <Icon name="check" size={20} color="brand" /> : null}
          </Pressable>
        ))}
      </View>
    </Sheet>
  )
})

/** What is done with the appliances, the shopper's other places, the language, and logging out. */
export const Tools = observer(function Tools({ centre }: { centre?: Centre }) {
  const [choosing, setChoosing] = useState(false)
  const groups = useRunningGroups()
  const roles = useOwnRoles()
  const has = centre?.quantity
  const everyday: Tool[] = [
    { words: 'contact', icon: 'headset', to: 'contact' },
    { words: 'chat', icon: 'chat', to: 'customerBackpage' },
    { words: 'outlets', icon: 'pin', to: 'loginOffline' },
    { words: 'addresses', icon: 'home', to: 'shippingAddress', note: has?.addressCount },
    { words: 'invoices', icon: 'paste', to: 'myInvoice' },
    { words: 'shops', icon: 'store', to: 'shopCollect', note: has?.shopCount },
    { words: 'questions', icon: 'edit', to: 'questionsList' },
    { words: 'parcels', icon: 'truck', to: 'logisticsList' }
  ]
  const joining: Tool[] = [
    { words: 'groups', icon: 'user', to: 'myJoin', note: groups },
    { words: 'seckill', icon: 'clock', to: 'seckill' },
    ...activities
  ]
  return (
    <>
      <Card title={toolWords('services')}>
        <Grid tools={services} color="ok" columns={5} />
      </Card>
      <PartnerCard roles={roles} />
      <Card title={toolWords('everyday')}>
        <Grid tools={everyday} color="ink" columns={4} />
      </Card>
      {roles ? <RoleCards roles={roles} /> : null}
      <Card title={toolWords('activities')}>
        <Grid tools={joining} color="ink" columns={5} />
      </Card>
      <Card title={toolWords('settings')}>
        <Grid tools={settings} color="ink" columns={4} onOther={() => setChoosing(true)} />
      </Card>
      {stores.session.loggedIn ? (
        <Pressable className="centre-leave" onTap={() => void logOut()}>
          {toolWords('logOut')}
        </Pressable>
      ) : null}
      <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
    </>
  )
})
