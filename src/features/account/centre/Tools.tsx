import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currentLocale, setLocale, siteLocales } from '@/i18n'
import { confirm, toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores, writeStored } from '@/stores'
import { Card, Cell, Icon, Pressable, Sheet } from '@/ui'
import { centreWords } from './messages'
import type { Centre } from './useCentre'

async function logOut(): Promise<void> {
  const sure = await confirm({
    title: centreWords('logOutAsk'),
    content: centreWords('logOutNote'),
    confirmText: centreWords('logOut'),
    cancelText: centreWords('stay')
  })
  if (!sure) return
  stores.session.logout()
  writeStored('leftByChoice', true)
  toast(centreWords('loggedOut'))
}

/** Addresses and how many, what the maker knows, language, agreements, logging out. */
export const Tools = observer(function Tools({ centre }: { centre?: Centre }) {
  const [choosing, setChoosing] = useState(false)
  const locale = currentLocale()
  const locales = siteLocales()
  const chosen = locales.find(({ code }) => code === locale)
  return (
    <Card title={centreWords('tools')}>
      <Cell
        icon="pin"
        label={centreWords('addresses')}
        value={centre && centreWords('addressCount', { count: String(centre.quantity.addressCount) })}
        tone="muted"
        onTap={() => void go('shippingAddress')}
      />
      <Cell
        icon="heart"
        label={centreWords('favourites')}
        value={centre && String(centre.quantity.favoriteCount)}
        tone="muted"
        onTap={() => void go('collection', {})}
      />
      <Cell
        icon="clock"
        label={centreWords('footprint')}
        value={centre && String(centre.quantity.footprintCount)}
        tone="muted"
        onTap={() => void go('myFootprint', {})}
      />
      <Cell icon="store" label={centreWords('shops')} onTap={() => void go('shopCollect')} />
      <Cell icon="paste" label={centreWords('invoices')} onTap={() => void go('myInvoice', {})} />
      <Cell icon="gift" label={centreWords('riddle')} onTap={() => void go('passwordRedEnvelop', {})} />
      <Cell icon="edit" label={centreWords('questions')} onTap={() => void go('questionsList', {})} />
      <Cell icon="book" label={centreWords('manuals')} onTap={() => void go('manualClassify')} />
      <Cell icon="bowl" label={centreWords('recipes')} onTap={() => void go('cookingRecipe', {})} />
      <Cell icon="truck" label={centreWords('parcels')} onTap={() => void go('logisticsList', {})} />
      <Cell icon="wrench" label={centreWords('installation')} onTap={() => void go('installationGuidelines', {})} />
      <Cell icon="receipt" label={centreWords('fees')} onTap={() => void go('feesAndServices', {})} />
      <Cell icon="headset" label={centreWords('help')} onTap={() => void go('policyService', {})} />
      <Cell
        icon="globe"
        label={centreWords('language')}
        value={chosen?.name}
        tone="muted"
        onTap={() => setChoosing(true)}
      />
      <Cell icon="info" label={centreWords('agreements')} onTap={() => void go('agreement', {})} />
      <Cell icon="list" label={centreWords('notice')} onTap={() => void go('customerNotice', {})} />
      {stores.session.loggedIn ? <Cell icon="undo" label={centreWords('logOut')} onTap={() => void logOut()} /> : null}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={centreWords('language')}>
        <View className="centre-languages" role="radiogroup">
          {locales.map(({ code, name }) => (
            <Pressable
              key={code}
              className="centre-languages__one"
              role="radio"
              checked={code === locale}
              onTap={() => {
                setLocale(code)
                setChoosing(false)
              }}
            >
              {name}
              {code === locale ? <Icon name="check" size={20} color="brand" /> : null}
            </Pressable>
          ))}
        </View>
      </Sheet>
    </Card>
  )
})
