import { View } from '@tarojs/components'
import type { Outlet } from '@contract'
import { OUTLET_SERVICES } from '@domain/goods/outlet'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { formatClock } from '@/lib/dates'
import { openInMaps } from '@/platform/maps'
import { callPhone } from '@/platform/phone'
import { classes, Icon, Pressable, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { dayKey, dayWords } from '@/ui/list/days'
import { outletWords as t } from './messages'
import { distanceOf, hoursOf } from './rules'
import './outlet.scss'

/** Whether one can go there now, and until or from when. */
const HoursLine = observer(function HoursLine({ outlet }: { outlet: Outlet }) {
  const now = serverNow()
  const hours = hoursOf(outlet, now)
  if (hours.state === 'ALWAYS') return <View className="outlet-row__open">{t('openAlways')}</View>
  if (hours.state === 'CLOSED') {
    const { until } = hours
    const title =
      until === undefined || dayKey(until) === dayKey(now) ? '' : `${dayWords(until, now, currentLocale()).note} `
    return (
      <View className="outlet-row__closed">
        {t('closed')} · {until === undefined ? t('noHours') : t('opensAt', { day: title, time: formatClock(until) })}
      </View>
    )
  }
  const time = formatClock(hours.until)
  return hours.state === 'CLOSING' ? (
    <View className="outlet-row__soon">{t('closesSoon', { time })}</View>
  ) : (
    <View className="outlet-row__open">
      {t('open')} · {t('closesAt', { time })}
    </View>
  )
})

interface OutletRowProps {
  outlet: Outlet
  onOwn: () => unknown
}

/** An outlet: where, how far, whether it is open, what it does; calling, going there, and making it one's own. */
export const OutletRow = observer(function OutletRow({ outlet, onOwn }: OutletRowProps) {
  const { name, address, cityName, metres, services, own, phone, latitude, longitude } = outlet
  const distance = metres === undefined ? undefined : distanceOf(metres)
  return (
    <View className={classes('outlet-row', own && 'outlet-row--own')} role="listitem">
      <Row align="baseline" gap={2}>
        <Text size={4} tone="ink" weight="bold" grow heading={2}>
          {name}
        </Text>
        <Text size={3} tone={distance === undefined ? 'ink-3' : 'action'} fixed>
          {distance === undefined ? cityName : t(distance.unit, { count: distance.count })}
        </Text>
      </Row>
      <Text size={3} tone="ink-3" className="outlet-row__address">
        {address}
      </Text>
      <HoursLine outlet={outlet} />
      <Row align="stretch" gap={2} wrap above={2}>
        {OUTLET_SERVICES.filter((service) => services.includes(service)).map((service) => (
          <Tag key={service} kind="brand">
            {t(service)}
          </Tag>
        ))}
        {own ? <Tag kind="ok">{t('own')}</Tag> : null}
      </Row>
      <Row align="stretch" above={2} className="outlet-row__ways">
        <Pressable
          className="ui__row ui__gap-1 ui__justify-center ui__size-3 ui__grow outlet-row__way"
          onTap={() => void onOwn()}
        >
          <Icon name="star" size={18} color={own ? 'warm' : 'ink-2'} />
          {t(own ? 'letGo' : 'makeOwn')}
        </Pressable>
        <Pressable
          className="ui__row ui__gap-1 ui__justify-center ui__size-3 ui__grow outlet-row__way"
          onTap={() => void callPhone(phone)}
        >
          <Icon name="phone" size={18} color="brand" />
          {t('call')}
        </Pressable>
        <Pressable
          className="ui__row ui__gap-1 ui__justify-center ui__size-3 ui__grow outlet-row__way"
          onTap={() => openInMaps({ latitude, longitude, name, address: `${cityName} ${address}` })}
        >
          <Icon name="pin" size={18} color="brand" />
          {t('navigate')}
        </Pressable>
      </Row>
    </View>
  )
})
