import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { cmsWords, useAwaySearch, type PageSignals } from '@/features/cms'
import { currentLocale, setLocale } from '@/i18n'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Hidden, Icon, Pressable } from '@/ui'

/** The shop's name, or the way to search once that is scrolled away, and the other language. */
export const HomeHead = observer(function HomeHead({ signals }: { signals: PageSignals }) {
  const other = currentLocale() === 'zh-CN' ? 'en-US' : 'zh-CN'
  const hint = useAwaySearch(signals)
  const { shopName } = stores.site
  return (
    <View className="home-head">
      <View className={hint === undefined ? 'home-head__name' : 'home-head__hidden'} role="heading" aria-level={1}>
        {hint === undefined ? shopName : <Hidden>{shopName}</Hidden>}
      </View>
      {hint === undefined ? null : (
        <Pressable
          className="home-head__search"
          role="link"
          label={cmsWords('searchFor', { hint })}
          onTap={() => void go('productSearch')}
        >
          <View className="home-head__pill">
            <Icon name="search" size={16} color="ink-3" />
            <Text className="home-head__hint">{hint}</Text>
          </View>
        </Pressable>
      )}
      <Pressable className="home-head__language" label={cmsWords('switchLanguageName')} onTap={() => setLocale(other)}>
        <Icon name="globe" size={16} />
        <Text>{cmsWords('switchLanguage')}</Text>
      </Pressable>
    </View>
  )
})
