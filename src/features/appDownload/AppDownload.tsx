import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Card, classes, Icon } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { ChatSteps } from './ChatSteps'
import { downloadWords } from './messages'
import type { DownloadWay } from './rules'
import './download.scss'

const benefits = [
  { icon: 'truck', key: 'visit' },
  { icon: 'scan', key: 'scan' },
  { icon: 'book', key: 'manual' }
] as const

interface AppDownloadProps {
  way: DownloadWay
  /** This page as a code, for a phone to scan. */
  code: ReactNode
}

const tiles = [
  { icon: 'scan', key: 'scanTile' },
  { icon: 'book', key: 'manualTile' }
] as const
const tabs = ['home', 'grid', 'cart', 'user'] as const

/** The app's own screen: who comes, where they are, and what else it has. */
const Phone = observer(function Phone({ large }: { large: boolean }) {
  return (
    <View className={classes('ui__pad-2 ui__fixed app-phone', large ? 'app-phone--large' : 'ui__before-3')} aria-hidden>
      <View className="ui__size-1 app-phone__head">
        <View className="ui__bold app-phone__title">{downloadWords('nearly')}</View>
        {large ? <View>{downloadWords('nearlyNote')}</View> : null}
      </View>
      <Row className="app-phone__map">
        <Icon name="truck" size={24} color="brand" />
        <View className="app-phone__way" />
        <Icon name="pin" size={24} color="sale" />
      </Row>
      <View className="app-phone__tiles">
        {tiles.map(({ icon, key }) => (
          <Stack key={key} justify="center" align="center" gap={1} className="app-phone__tile">
            <Icon name={icon} size={24} color="brand" />
            {large ? <Text className="ui__size-1 ui__tone-ink">{downloadWords(key)}</Text> : null}
          </Stack>
        ))}
      </View>
      {large ? (
        <Row justify="between" className="app-phone__tabs">
          {tabs.map((name) => (
            <Icon key={name} name={name} size={20} color={name === 'home' ? 'brand' : 'ink-3'} />
          ))}
        </Row>
      ) : null}
    </View>
  )
})

const Hero = observer(function Hero({ way, code }: AppDownloadProps) {
  return (
    <View className="ui__tone-white app-hero">
      <View className="ui__size-3">{downloadWords('name', { shop: stores.site.shopName })}</View>
      <View className="app-hero__slogan" role="heading" aria-level={2}>
        {downloadWords('slogan')}
      </View>
      <Row align="stretch" justify={way.way === 'SCAN' ? 'between' : 'center'} above={4}>
        {way.way === 'SCAN' ? (
          <View className="ui__grow app-hero__scan">
            {code}
            <View className="ui__size-3 ui__above-2 ui__loose">
              <View className="ui__size-4 ui__bold">{downloadWords('scanTitle')}</View>
              <View>{downloadWords('scanKinds')}</View>
            </View>
          </View>
        ) : null}
        <Phone large={way.way !== 'SCAN'} />
      </Row>
    </View>
  )
})

const Benefits = observer(function Benefits() {
  return (
    <Card title={downloadWords('more')} extra={<Text className="app-benefit__web">{downloadWords('web')}</Text>}>
      <View role="list">
        {benefits.map(({ icon, key }) => (
          <View key={key} className="app-benefit" role="listitem">
            <View className="app-benefit__icon">
              <Icon name={icon} size={22} color="brand" />
            </View>
            <View className="ui__grow">
              <View className="ui__size-3 ui__tone-ink ui__bold">{downloadWords(key)}</View>
              <View className="app-benefit__note">{downloadWords(`${key}Note`)}</View>
            </View>
            <Text className="app-benefit__web">{downloadWords(`${key}Web`)}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
})

/** What the app is good for, and the way to it that this device has. */
export const AppDownload = observer(function AppDownload({ way, code }: AppDownloadProps) {
  const version = stores.site.info?.appVersion
  return (
    <View>
      <Hero way={way} code={code} />
      {way.way === 'CHAT' ? <ChatSteps /> : null}
      {way.way === 'OTHER' ? (
        <View className="ui__size-3 ui__tone-ink ui__pad-4 app-steps">
          {downloadWords('notFor', { kind: downloadWords(way.kind) })}
        </View>
      ) : null}
      <Benefits />
      <View className="app-foot">
        {version === undefined ? null : <View>{downloadWords('version', { version })}</View>}
        <View className="app-foot__links">
          <Button kind="text" size="s" onTap={() => void go('agreement', { code: 'PRIVACY' })}>
            {downloadWords('privacy')}
          </Button>
          <Button kind="text" size="s" onTap={() => void go('agreement', { code: 'USER' })}>
            {downloadWords('agreement')}
          </Button>
        </View>
      </View>
    </View>
  )
})
