import { View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { LaterQrCode } from '@/features/share'
import { urlOf } from '@/routes'
import { Card } from '@/ui'
import { infoWords as t } from './messages'

/** The shop as a code, for another phone to scan. */
export const ShopCode = observer(function ShopCode({ shop }: { shop: ShopDetail }) {
  return (
    <Card>
      <View className="shop-code">
        <View className="shop-code__words">
          <View className="shop-code__title" role="heading" aria-level={2}>
            {t('code')}
          </View>
          <View className="shop-code__note">{t('codeNote')}</View>
        </View>
        <LaterQrCode path={urlOf('shop', { shopCode: shop.shopCode })} label={t('codeOf', { shop: shop.shopName })} />
      </View>
    </Card>
  )
})
