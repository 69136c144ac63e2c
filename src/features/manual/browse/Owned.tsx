import { Text, View } from '@tarojs/components'
import type { OwnedManual } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { Button, Icon, Picture, Pressable, SideScroll } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { manualWords } from '../messages'
import type { Places } from '../rules'
import './Owned.scss'

/** One's own appliances, with the page where one stopped; nothing when there are none, and the way to them for who is not logged in. */
export const Owned = observer(function Owned({ list, places }: { list: readonly OwnedManual[]; places: Places }) {
  if (!stores.session.loggedIn)
    return (
      <Row gap={3} pad={3} className="manual-guest">
        <View className="manual-guest__icon">
          <Icon name="book" size={22} color="brand" />
        </View>
        <View className="ui__grow">
          <View className="ui__size-3 ui__tone-ink ui__bold">{manualWords('logIn')}</View>
          <View className="ui__size-2 ui__tone-ink-2 manual-own__fact">{manualWords('logInNote')}</View>
        </View>
        <Button size="s" onTap={() => void go('login', { from: currentUrl() })}>
          {manualWords('logInNow')}
        </Button>
      </Row>
    )
  if (list.length === 0) return null
  return (
    <View className="manual-owned">
      <Row align="baseline" gap={2} className="manual-owned__head">
        <View className="ui__size-4 ui__tone-ink ui__heavy" role="heading" aria-level={2}>
          {manualWords('mine')}
        </View>
        <Text className="ui__size-2 ui__tone-ink-3">{manualWords('mineCount', { count: list.length })}</Text>
      </Row>
      <SideScroll label={manualWords('mine')}>
        {list.map(({ manualCode, name, model, picture, receivedAt }) => {
          const page = places[manualCode]
          return (
            <Pressable
              key={manualCode}
              className="ui__stack ui__left manual-own"
              role="link"
              onTap={() => void go('productManual', { manualCode })}
            >
              <Row align="stretch" gap={3} pad={3} grow>
                <View className="manual-own__picture">
                  <Picture src={picture} alt="" round eager />
                </View>
                <View className="ui__grow">
                  <View className="ui__size-3 ui__tone-ink ui__bold ui__lines-2">{name}</View>
                  <View className="ui__size-2 ui__tone-ink-3 manual-own__fact">{model}</View>
                  <View className="ui__size-2 ui__tone-ink-3 manual-own__fact">
                    {manualWords('received', { day: shownDay(receivedAt) })}
                  </View>
                </View>
              </Row>
              <Row justify="center" gap={1} size={3} tone="action" weight="bold" hit className="manual-own__way">
                <Icon name="book" size={16} color="action" />
                <Text>{page === undefined ? manualWords('read') : manualWords('goOn', { page })}</Text>
              </Row>
            </Pressable>
          )
        })}
      </SideScroll>
    </View>
  )
})
