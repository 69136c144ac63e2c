import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pickWords } from '@/i18n'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, Cell, Hidden, Icon, Pressable } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
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
      <Stack align="center" className="profile-head">
        <AvatarButton
          label={profileWords('changeAvatar')}
          busy={shown !== undefined}
          onChosen={(path) => void change(path)}
        >
          <View className={shown ? 'profile-avatar__face profile-avatar__face--sending' : 'profile-avatar__face'}>
            <Avatar avatar={shown ?? userInfo?.avatar} device={shown !== undefined} name={userInfo?.nickName} />
          </View>
          <Row justify="center" className="profile-avatar__badge">
            <Icon name="camera" size={16} />
          </Row>
        </AvatarButton>
        {shown ? (
          <View className="ui__size-2 ui__tone-ink-3 ui__above-2" role="status">
            {profileWords('sending')}
          </View>
        ) : null}
        <Pressable
          className="ui__row ui__gap-2 ui__justify-center ui__above-1 ui__pad-x-3 ui__hit profile-head__name"
          onTap={() => setNaming(true)}
        >
          <Hidden>{profileWords('changeNickname')}</Hidden>
          <Text className="ui__size-6 ui__tone-ink ui__bold ui__shrinks ui__breaks profile-head__words">
            {userInfo?.nickName ?? ' '}
          </Text>
          <Icon name="edit" size={16} color="ink-3" />
        </Pressable>
        <View className="ui__size-2 ui__tone-ink-3 profile-head__joined">{own.data ? joinedWords(own.data) : ' '}</View>
        {error ? (
          <View className="ui__size-3 ui__tone-warm ui__center profile-error" role="alert">
            {error}
          </View>
        ) : null}
      </Stack>
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
