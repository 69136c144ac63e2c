import { Text, View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { openFor } from '@domain/goods/shop'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { calendarDay } from '@/lib/dates'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { shownWritten } from '@/stores/times'
import { Card, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { infoWords as t } from './messages'
import './info.scss'

/** Categories that are named. */
const mostNamed = 5

interface FactProps {
  label: string
  children: ReactNode
  note?: string | undefined
  end?: ReactNode
  onTap?: () => void
}

const Fact = ({ label, children, note, end, onTap }: FactProps) => {
  const content = (
    <>
      <Text className="shop-fact__label">{label}</Text>
      <View className="shop-fact__value">
        {children}
        {note ? <Text className="ui__size-2 ui__tone-ink-3 ui__before-2">{note}</Text> : null}
      </View>
      {end ?? (onTap ? <Icon name="right" size={14} color="disabled" /> : null)}
    </>
  )
  return onTap ? (
    <Pressable className="shop-fact" onTap={onTap}>
      {content}
    </Pressable>
  ) : (
    <View className="shop-fact">{content}</View>
  )
}

function openWords(openedOn: string): string | undefined {
  const open = openFor(openedOn, calendarDay(serverNow()))
  if (!open) return undefined
  return open.years > 0 ? t('years', open) : t('months', { months: open.months })
}

/** What a shop says of itself, line by line. */
export const ShopFacts = observer(function ShopFacts({ shop }: { shop: ShopDetail }) {
  const { shopCode, openedOn, place, phone, categories, licences } = shop
  return (
    <Card>
      {openedOn ? (
        <Fact label={t('openedOn')} note={openWords(openedOn)}>
          <Text>{shownWritten(openedOn)}</Text>
        </Fact>
      ) : null}
      {place ? (
        <Fact label={t('place')}>
          <Text>{place}</Text>
        </Fact>
      ) : null}
      {categories.length > 0 ? (
        <Fact label={t('business')}>
          <Text>
            {categories
              .slice(0, mostNamed)
              .map(({ name }) => name)
              .join(t('separator'))}
          </Text>
        </Fact>
      ) : null}
      {shop.closing ? null : (
        <Fact
          label={t('onSale')}
          note={shop.newCount > 0 ? t('fresh', { count: shop.newCount }) : undefined}
          onTap={() => void go('shopProductList', { shopCode })}
        >
          <Text>{t('count', { count: soldCount(shop.productCount, currentLocale()) })}</Text>
        </Fact>
      )}
      {phone ? (
        <Fact
          label={t('phone')}
          onTap={() => void callPhone(phone)}
          end={
            <Row gap={1} tone="action">
              <Icon name="phone" size={16} />
              <Text>{t('call')}</Text>
            </Row>
          }
        >
          <Text>{phone}</Text>
        </Fact>
      ) : null}
      {licences.length > 0 ? (
        <Fact label={t('licences')} note={t('licencesNote')} onTap={() => void go('shopLicense', { shopCode })}>
          <Text>{licences.map(({ title }) => title).join(t('separator'))}</Text>
        </Fact>
      ) : null}
    </Card>
  )
})
