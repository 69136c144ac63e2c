import { View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { LaterQrCode } from '@/features/share'
import { urlOf } from '@/routes'
import { Card } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { infoWords as t } from './messages'

/** The shop as a code, for another phone to scan. */
export const ShopCode = observer(function ShopCode({ shop }: { shop: ShopDetail }) {
  return (
    <Card>
      <Row gap={3} justify="between">
        <View className="ui__grow">
          <View className="ui__size-5 ui__tone-ink ui__heavy" role="heading" aria-level={2}>
            {t('code')}
          </View>
          <View className="ui__size-2 ui__tone-ink-3 ui__loose ui__above-1">{t('codeNote')}</View>
        </View>
        <LaterQrCode path={urlOf('shop', { shopCode: shop.shopCode })} label={t('codeOf', { shop: shop.shopName })} />
      </Row>
    </Card>
  )
})
