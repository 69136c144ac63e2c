import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pickWords } from '@/i18n'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, Cell, Hidden, Icon, Pressable } from '@/ui'
import { agreements } from '../login/agreements'
import type { Level } from './api'
import { AvatarButton } from './AvatarButton'
import { Avatar } from './Avatar'
import { LevelCard } from './LevelCard'
import { profileWords } from './messages'
import { NicknameSheet } from './NicknameSheet'
import { usePersonal } from './own/api'
import { joinedWords } from './own/joined'
import { OwnRows } from './own/OwnRows'
import { useAvatar } from './useAvatar'
import './profile.scss'

/**
 * Picture and name, which can be changed, the level, and what the account is bound to. `level` is newer than what is
 * stored.
 */
export const PersonalInformation = observer(function PersonalInformation({ level }: { level?: Level }) {
  const { userInfo } = stores.session
  const { shown, error, change } = useAvatar()
  const [naming, setNaming] = useState(false)
  const own = usePersonal()
  return (
    <View className="profile">
      <View className="profile-head">
        <AvatarButton
          label={profileWords('changeAvatar')}
          busy={shown !== undefined}
          onChosen={(path) => void change(path)}
        >
          <View className={shown ? 'profile-avatar__face profile-avatar__face--sending' : 'profile-avatar__face'}>
            <Avatar avatar={shown ?? userInfo?.avatar} device={shown !== undefined} name={userInfo?.nickName} />
          </View>
          <View className="profile-avatar__badge">
            <Icon name="camera" size={16} />
          </View>
        </AvatarButton>
        {shown ? (
          <View className="profile-head__state" role="status">
            {profileWords('sending')}
          </View>
        ) : null}
        <Pressable className="profile-head__name" onTap={() => setNaming(true)}>
          <Hidden>{profileWords('changeNickname')}</Hidden>
          <Text className="profile-head__words">{userInfo?.nickName ?? ' '}</Text>
          <Icon name="edit" size={16} color="ink-3" />
        </Pressable>
        <View className="profile-head__joined">{own.data ? joinedWords(own.data) : ' '}</View>
        {error ? (
          <View className="profile-error" role="alert">
            {error}
          </View>
        ) : null}
      </View>
      <LevelCard level={level} name={level?.levelName ?? userInfo?.levelDO.levelName} next={own.data?.next} />
      <OwnRows remote={own} />
      <Card>
        <Cell
          icon="book"
          label={pickWords(agreements.user.title)}
          onTap={() => void go('agreement', { code: 'USER' })}
        />
        <Cell
          icon="shield"
          label={pickWords(agreements.privacy.title)}
          onTap={() => void go('agreement', { code: 'PRIVACY' })}
        />
      </Card>
      <NicknameSheet open={naming} onClose={() => setNaming(false)} />
    </View>
  )
})
