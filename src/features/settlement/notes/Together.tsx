import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Settlement } from '@contract'
import { currentLocale } from '@/i18n'
import { Card, Icon } from '@/ui'
import { noteWords as t } from './messages'

/** Which orders have their prices only together, before they are submitted. */
export const Together = observer(function Together({ settlement }: { settlement: Settlement }) {
  const nameOf = (code: string) => settlement.shops.find(({ shopCode }) => shopCode === code)?.shopName ?? ''
  const between = currentLocale() === 'zh-CN' ? '」「' : ', '
  return (
    <Card>
      {(settlement.together ?? []).map((shops, index) => (
        <View key={index} className="order-saved">
          <Icon name="info" size={16} color="warm" />
          <View className="order-saved__words">
            <View className="order-saved__note">{t('together', { shops: shops.map(nameOf).join(between) })}</View>
          </View>
        </View>
      ))}
    </Card>
  )
})
