import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { formatMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Icon, Pressable } from '@/ui'
import { centreWords } from './messages'
import type { Centre } from './useCentre'

/** Who is logged in and at which level; a visitor is asked in. */
export const Profile = observer(function Profile({ centre }: { centre?: Centre }) {
  const { loggedIn, userInfo } = stores.session
  if (!loggedIn) {
    return (
      <Pressable
        className="centre-profile"
        role="link"
        onTap={() => void go('login', { from: '/pages/ucenter/index' })}
      >
        <View className="centre-profile__face centre-profile__face--nobody">
          <Icon name="user" size={28} color="ink-3" />
        </View>
        <View className="centre-profile__who">
          <View className="centre-profile__name">{centreWords('logIn')}</View>
          <View className="centre-profile__note">{centreWords('logInWhy')}</View>
        </View>
        <Icon name="right" size={18} color="ink-3" />
      </Pressable>
    )
  }
  const level = centre?.level
  return (
    <View className="centre-profile">
      <View className="centre-profile__face" aria-hidden>
        {userInfo?.nickName.slice(0, 1) ?? ''}
      </View>
      <View className="centre-profile__who">
        <View className="centre-profile__name">{userInfo?.nickName ?? ' '}</View>
        <View className="centre-profile__line">
          <Text className="centre-profile__level">{level?.levelName ?? userInfo?.levelDO.levelName ?? ' '}</Text>
          {level ? (
            <Text className="centre-profile__note">
              {level.toNextLevelFen === null
                ? centreWords('highest')
                : centreWords('toNext', {
                    amount: formatMoney(level.toNextLevelFen, stores.site.currencySymbol),
                    level: level.nextLevelName ?? ''
                  })}
            </Text>
          ) : null}
        </View>
        <View className="centre-profile__phone">{userInfo?.decryptMobilePhone ?? ' '}</View>
      </View>
    </View>
  )
})
