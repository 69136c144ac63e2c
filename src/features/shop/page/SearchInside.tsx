import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Icon, Pressable } from '@/ui'
import { shopWords as t } from '../messages'

/** The way to search inside, in the bar. */
export const SearchInside = observer(function SearchInside({ shopCode }: { shopCode: string }) {
  return (
    <Pressable
      className="shop-page__search"
      role="link"
      label={t('searchIn')}
      onTap={() => void go('shopProductList', { shopCode, search: true })}
    >
      <View className="shop-page__pill">
        <Icon name="search" size={16} />
        <Text className="shop-page__hint">{t('searchIn')}</Text>
      </View>
    </Pressable>
  )
})
