import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currentLocale, setLocale, siteLocales } from '@/i18n'
import { badgeCount } from '@/lib/counts'
import { confirm, toast } from '@/platform/feedback'
import { tellApp } from '@/platform/nativeApp'
import { go } from '@/routes'
import { stores, writeStored } from '@/stores'
import { Card, Icon, Pressable, Sheet, type IconName } from '@/ui'
import { toolWords } from './toolMessages'
import { useUnread, type Centre } from './useCentre'

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

interface Tool {
  words: Parameters<typeof toolWords>[0]
  icon: IconName
  open: () => unknown
  /** How many there are; said beside the words. */
  note?: number | undefined
}

const services: Tool[] = [
  { words: 'service', icon: 'wrench', open: () => go('bbcHome') },
  { words: 'manuals', icon: 'book', open: () => go('manualClassify') },
  { words: 'recipes', icon: 'bowl', open: () => go('cookingRecipe', {}) },
  { words: 'fees', icon: 'receipt', open: () => go('feesAndServices', {}) },
  { words: 'parcels', icon: 'truck', open: () => go('logisticsList', {}) }
]

const activities: Tool[] = [
  { words: 'groups', icon: 'user', open: () => go('groupbuy') },
  { words: 'presale', icon: 'clock', open: () => go('presell') },
  { words: 'assist', icon: 'heart', open: () => go('assistment', {}) },
  { words: 'trials', icon: 'box', open: () => go('productTrial', {}) },
  { words: 'story', icon: 'image', open: () => go('myStory') },
  { words: 'subsidy', icon: 'receipt', open: () => go('guobuPage') },
  { words: 'rebates', icon: 'wallet', open: () => go('returnProductList') },
  { words: 'employee', icon: 'card', open: () => go('employeePurchase') },
  { words: 'referrals', icon: 'gift', open: () => go('pullActivity', {}) },
  { words: 'partner', icon: 'scan', open: () => go('partnerNotify') }
]

/** Ways in columns, each an icon over its words. */
const Grid = observer(function Grid({ tools, color, columns }: { tools: Tool[]; color: 'ok' | 'ink'; columns: 4 | 5 }) {
  return (
    <View className={`centre-grid centre-grid--${columns}`}>
      {tools.map(({ words, icon, open, note }) => (
        <Pressable key={words} className="centre-grid__way" role="link" onTap={() => void open()}>
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
  const unread = useUnread()
  const has = centre?.quantity
  const everyday: Tool[] = [
    { words: 'messages', icon: 'bell', open: () => go('customerGetList', {}), note: unread },
    { words: 'contact', icon: 'headset', open: () => go('contact') },
    { words: 'chat', icon: 'chat', open: () => go('customerBackpage', {}) },
    { words: 'outlets', icon: 'pin', open: () => go('loginOffline', {}) },
    { words: 'addresses', icon: 'home', open: () => go('shippingAddress'), note: has?.addressCount },
    { words: 'invoices', icon: 'paste', open: () => go('myInvoice', {}) },
    { words: 'shops', icon: 'store', open: () => go('shopCollect'), note: has?.shopCount },
    { words: 'questions', icon: 'edit', open: () => go('questionsList', {}) }
  ]
  const settings: Tool[] = [
    { words: 'help', icon: 'book', open: () => go('policyService', {}) },
    { words: 'notice', icon: 'list', open: () => go('customerNotice', {}) },
    { words: 'agreements', icon: 'info', open: () => go('agreement', {}) },
    { words: 'language', icon: 'globe', open: () => setChoosing(true) }
  ]
  return (
    <>
      <Card title={toolWords('services')}>
        <Grid tools={services} color="ok" columns={5} />
      </Card>
      <Card title={toolWords('everyday')}>
        <Grid tools={everyday} color="ink" columns={4} />
      </Card>
      <Card title={toolWords('activities')}>
        <Grid tools={activities} color="ink" columns={5} />
      </Card>
      <Card title={toolWords('settings')}>
        <Grid tools={settings} color="ink" columns={4} />
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
