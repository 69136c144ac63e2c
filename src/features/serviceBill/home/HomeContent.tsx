import { View } from '@tarojs/components'
import type { OwnAppliance } from '@contract'
import { DAY_MS } from '@domain/spans'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { shownDay } from '@/stores/times'
import { callPhone } from '@/platform/phone'
import { currentUrl, go, type RouteParams } from '@/routes'
import { stores } from '@/stores'
import { Button, Card, Cell, classes, Icon, Picture, Pressable, RetryNote, SideScroll, Tag, type IconName } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { BillCard } from '../card/BillCard'
import { billWords as t } from '../messages'
import type { useHome } from './useHome'
import './home.scss'

type Home = ReturnType<typeof useHome>

/** With fewer days left it says how many. */
const soonDays = 60

const warrantyWords = ({ warranty }: OwnAppliance): string => {
  if (!warranty) return t('startsLater')
  if (!warranty.holds) return t('over')
  const days = Math.ceil((warranty.until - serverNow()) / DAY_MS)
  return days <= soonDays ? t('left', { days }) : t('until', { day: shownDay(warranty.until - 1) })
}

/** An appliance with what is left of its warranty as a bar, the only one as wide as a card; a tap books, or shows the bill. */
const Appliance = observer(function Appliance({ appliance, wide }: { appliance: OwnAppliance; wide?: boolean }) {
  const { orderCode, skuCode, billId, toInstall, warranty } = appliance
  const open = () =>
    billId
      ? go('bbcProgress', { billId })
      : go('bbcInstallRepair', { orderCode, skuCode, work: toInstall ? 'INSTALL' : 'REPAIR' })
  const soon = warranty?.holds === true && warranty.until - serverNow() <= soonDays * DAY_MS
  const mark = (
    <View className="service-own__mark">
      {billId ? <Tag kind="brand">{t('repairing')}</Tag> : toInstall ? <Tag kind="warm">{t('toInstall')}</Tag> : null}
    </View>
  )
  const picture = (
    <View className="ui__fixed service-own__picture">
      <Picture src={appliance.picture} alt="" fit="contain" ground={false} round eager />
    </View>
  )
  const words = (
    <>
      <Text weight="bold" tone="ink" lines={2}>
        {appliance.name}
      </Text>
      <Text size={2} tone="ink-3" lines={1}>
        {appliance.model}
      </Text>
      <View className={classes('service-own__bar', soon && 'service-own__bar--soon')} aria-hidden>
        <View className="service-own__left" style={{ width: `${warranty?.percentLeft ?? 0}%` }} />
      </View>
      <Text size={2} tone={soon ? 'warm' : warranty?.holds ? 'ok' : 'ink-3'} lines={2}>
        {warrantyWords(appliance)}
      </Text>
    </>
  )
  if (wide)
    return (
      <Pressable
        className="ui__row ui__gap-3 ui__pad-3 ui__left service-own service-own--wide"
        role="link"
        onTap={() => void open()}
      >
        {picture}
        <View className="ui__grow">
          {mark}
          {words}
        </View>
        <Icon name="right" size={14} color="disabled" />
      </Pressable>
    )
  return (
    <Pressable className="ui__pad-3 ui__block ui__left service-own" role="link" onTap={() => void open()}>
      {mark}
      {picture}
      {words}
    </Pressable>
  )
})

/** The way to one's own appliances for who is not logged in. */
const LoginFirst = observer(function LoginFirst() {
  return (
    <Card>
      <Row gap={3}>
        <View className="ui__grow">
          <Text size={4} weight="bold" tone="ink">
            {t('loginFirst')}
          </Text>
          <Text size={2} tone="ink-3" above={1}>
            {t('loginFirstNote')}
          </Text>
        </View>
        <Button size="s" onTap={() => void go('login', { from: currentUrl() })}>
          {t('login')}
        </Button>
      </Row>
    </Card>
  )
})

/** The appliances beside each other, that there are none yet, or that they could not be had. */
const Appliances = observer(function Appliances({ home: { appliances, reload } }: { home: Home }) {
  const list = appliances.data
  if (list === undefined) {
    return (
      <Card>
        <Row gap={3} justify="between">
          <Text tone="ink-3">{t('partFailed')}</Text>
          <Button size="s" kind="outline" onTap={reload}>
            {t('retry')}
          </Button>
        </Row>
      </Card>
    )
  }
  if (list.length === 0) {
    return (
      <Card>
        <Text tone="ink">{t('noAppliances')}</Text>
        <Text size={2} tone="ink-3" above={1}>
          {t('noAppliancesNote')}
        </Text>
      </Card>
    )
  }
  const [only] = list
  // beside nothing a narrow card would leave the screen bare
  if (only && list.length === 1) return <Appliance appliance={only} wide />
  return (
    <SideScroll label={t('homeTitle')}>
      {list.map((appliance) => (
        <Appliance key={`${appliance.orderCode} ${appliance.skuCode}`} appliance={appliance} />
      ))}
    </SideScroll>
  )
})

/** That one could not be mended, and the way to its money. */
const Broken = observer(function Broken({ appliance }: { appliance: OwnAppliance }) {
  const { orderCode, skuCode } = appliance
  return (
    <View className="service-note">
      <Notice
        tone="warm"
        icon="info"
        action={{ label: t('toKinds'), onTap: () => go('chooseAfterSalesType', { orderCode, skuCode }) }}
      >
        {t('exchange')}
      </Notice>
    </View>
  )
})

/** What is booked next, and one's own appliances; for who is not logged in, the way to them. */
export const OwnService = observer(function OwnService({ home }: { home: Home }) {
  const { when, appliances, next } = home
  if (!when) return <LoginFirst />
  const list = appliances.data ?? []
  const hasFailed = appliances.status === 'failed' || next.status === 'failed'
  const exchangeable = list.find(({ exchangeOpen }) => exchangeOpen)
  const { bill } = next.data ?? {}
  return (
    <View>
      {hasFailed && appliances.data ? <RetryNote onRetry={home.reload} /> : null}
      {bill ? (
        <View className="bill-list">
          <BillCard bill={bill} />
        </View>
      ) : null}
      <Row className="service-head" align="baseline" gap={2}>
        <Text size={5} weight="bold" tone="ink" heading={2}>
          {t('homeTitle')}
        </Text>
        <Text size={3} tone="ink-3" grow>
          {list.length > 0 ? t('homeCount', { count: list.length }) : ''}
        </Text>
        <Button size="s" kind="text" onTap={() => void go('bbcInstallRepair', {})}>
          {t('addByHand')}
        </Button>
      </Row>
      <Appliances home={home} />
      {exchangeable ? <Broken appliance={exchangeable} /> : null}
    </View>
  )
})

const works: readonly {
  work: NonNullable<RouteParams['bbcInstallRepair']['work']>
  icon: IconName
  note: 'installNote' | 'repairNote' | 'cleanNote'
}[] = [
  { work: 'INSTALL', icon: 'box', note: 'installNote' },
  { work: 'REPAIR', icon: 'wrench', note: 'repairNote' },
  { work: 'CLEAN', icon: 'spray', note: 'cleanNote' }
]

/** The three kinds of work. */
const Works = () => (
  <Row align="stretch" gap={2} pad={3}>
    {works.map(({ work, icon, note }) => (
      <Pressable
        key={work}
        className={`service-work service-work--${work.toLowerCase()}`}
        role="link"
        onTap={() => void go('bbcInstallRepair', { work })}
      >
        <Icon name={icon} size={28} color={work === 'REPAIR' ? 'warm' : work === 'CLEAN' ? 'ok' : 'brand'} />
        <Text size={3} weight="bold" tone="ink" above={2}>
          {t(work)}
        </Text>
        <Text size={2} tone="ink-3">
          {t(note)}
        </Text>
      </Pressable>
    ))}
  </Row>
)

/** Everything else that service has, and the number for what can't wait. */
export const ServiceWays = observer(function ServiceWays({ open }: { open: number }) {
  const { loggedIn } = stores.session
  const phone = stores.site.info?.servicePhone
  return (
    <>
      <Works />
      <Card>
        {loggedIn ? (
          <Cell
            icon="list"
            label={t('history')}
            value={open > 0 ? String(open) : undefined}
            tone="muted"
            onTap={() => void go('bbcHistory', {})}
          />
        ) : null}
        <Cell icon="search" label={t('query')} onTap={() => void go('bbcQuery')} />
        <Cell icon="receipt" label={t('fees')} onTap={() => void go('feesAndServices', {})} />
        <Cell icon="book" label={t('manuals')} onTap={() => void go('manualClassify')} />
        <Cell icon="info" label={t('guides')} onTap={() => void go('installationGuidelines', {})} />
      </Card>
      {phone === undefined ? null : (
        <Row gap={3} pad={4} className="service-urgent">
          <Icon name="warning" size={24} color="white" />
          <View className="ui__grow">
            <Text weight="bold" tone="white">
              {t('gas')}
            </Text>
            <Text size={2} tone="white" above={1}>
              {t('gasNote')}
            </Text>
          </View>
          <Button kind="outline" size="s" onTap={() => void callPhone(phone)}>
            {t('callNow')}
          </Button>
        </Row>
      )}
    </>
  )
})
