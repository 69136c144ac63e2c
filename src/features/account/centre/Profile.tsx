import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { formatRoundMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Icon, Pressable } from '@/ui'
import { Avatar } from '../profile/Avatar'
import { LatePill } from './LateTools'
import { centreWords } from './messages'
import type { Centre } from './useCentre'
import '@/ui/layout/layout.scss'

/** What is missing for the next level. */
const nextOf = ({ toNextLevelFen, nextLevelName }: Centre['level']): string =>
  toNextLevelFen === null
    ? centreWords('highest')
    : centreWords('toNext', {
        amount: formatRoundMoney(toNextLevelFen, stores.site.currencySymbol),
        level: nextLevelName ?? ''
      })

/** Who is logged in and at which level, and the way to change it; a visitor is asked in. */
export const Profile = observer(function Profile({ centre }: { centre?: Centre }) {
  const { loggedIn, userInfo } = stores.session
  if (!loggedIn) {
    return (
      <Pressable
        className="centre-profile"
        role="link"
        onTap={() => void go('login', { from: '/pages/ucenter/index' })}
      >
        <View className="centre-profile__face">
          <Avatar />
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
      <Pressable className="ui__row ui__gap-3 ui__grow ui__left" role="link" onTap={() => void go('basicInformation')}>
        <View className="centre-profile__face">
          <Avatar avatar={userInfo?.avatar} name={userInfo?.nickName ?? ' '} />
        </View>
        <View className="centre-profile__who">
          <View className="centre-profile__line">
            <Text className="centre-profile__name">{userInfo?.nickName ?? ' '}</Text>
            <Text className="centre-profile__level">{level?.levelName ?? userInfo?.levelDO.levelName ?? ' '}</Text>
          </View>
          <View className="centre-profile__next">{level ? nextOf(level) : ' '}</View>
          <View className="centre-profile__note">{userInfo?.decryptMobilePhone ?? ' '}</View>
        </View>
      </Pressable>
      <LatePill />
    </View>
  )
})
