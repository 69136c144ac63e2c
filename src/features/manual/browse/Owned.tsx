import { Text, View } from '@tarojs/components'
import type { OwnedManual } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { Button, Icon, Picture, Pressable, SideScroll } from '@/ui'
import { manualWords } from '../messages'
import type { Places } from '../rules'
import './Owned.scss'

/** One's own appliances, with the page where one stopped; nothing when there are none, and the way to them for who is not logged in. */
export const Owned = observer(function Owned({ list, places }: { list: readonly OwnedManual[]; places: Places }) {
  if (!stores.session.loggedIn)
    return (
      <View className="manual-owned manual-owned__head">
        <Button kind="text" onTap={() => void go('login', { from: currentUrl() })}>
          {manualWords('logIn')}
        </Button>
      </View>
    )
  if (list.length === 0) return null
  return (
    <View className="manual-owned">
      <View className="manual-owned__head">
        <View className="manual-owned__title" role="heading" aria-level={2}>
          {manualWords('mine')}
        </View>
        <Text className="manual-owned__count">{manualWords('mineCount', { count: list.length })}</Text>
      </View>
      <SideScroll label={manualWords('mine')}>
        {list.map(({ manualCode, name, model, picture, receivedAt }) => {
          const page = places[manualCode]
          return (
            <Pressable
              key={manualCode}
              className="manual-own"
              role="link"
              onTap={() => void go('productManual', { manualCode })}
            >
              <View className="manual-own__product">
                <View className="manual-own__picture">
                  <Picture src={picture} alt="" round eager />
                </View>
                <View className="manual-own__words">
                  <View className="manual-own__name">{name}</View>
                  <View className="manual-own__fact">{model}</View>
                  <View className="manual-own__fact">{manualWords('received', { day: shownDay(receivedAt) })}</View>
                </View>
              </View>
              <View className="manual-own__way">
                <Icon name="book" size={16} color="action" />
                <Text>{page === undefined ? manualWords('read') : manualWords('goOn', { page })}</Text>
              </View>
            </Pressable>
          )
        })}
      </SideScroll>
    </View>
  )
})
