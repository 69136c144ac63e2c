import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { cmsWords } from '@/features/cms'
import { currentLocale, setLocale } from '@/i18n'
import { stores } from '@/stores'
import { Icon, Pressable } from '@/ui'

/** The shop's name, and the other language. */
export const HomeHead = observer(function HomeHead() {
  const other = currentLocale() === 'zh-CN' ? 'en-US' : 'zh-CN'
  return (
    <View className="home-head">
      <View className="home-head__name" role="heading" aria-level={1}>
        {stores.site.shopName}
      </View>
      <Pressable className="home-head__language" label={cmsWords('switchLanguageName')} onTap={() => setLocale(other)}>
        <Icon name="globe" size={16} />
        <Text>{cmsWords('switchLanguage')}</Text>
      </Pressable>
    </View>
  )
})
