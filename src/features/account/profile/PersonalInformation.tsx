import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { stores } from '@/stores'
import { Card, Cell, Icon } from '@/ui'
import type { Level } from './api'
import { AvatarButton } from './AvatarButton'
import { Face } from './Face'
import { profileWords } from './messages'
import { NicknameSheet } from './NicknameSheet'
import { useAvatar } from './useAvatar'
import './profile.scss'

/** Picture and name, which can be changed, and what the account is bound to. `level` is newer than what is stored. */
export const PersonalInformation = observer(function PersonalInformation({ level }: { level?: Level }) {
  const { userInfo } = stores.session
  const { shown, error, change } = useAvatar()
  const [naming, setNaming] = useState(false)
  return (
    <View className="profile">
      <Card>
        <AvatarButton
          label={profileWords('changeAvatar')}
          busy={shown !== undefined}
          onChosen={(chosen) => void change(chosen)}
        >
          <View className="profile-avatar__name">{profileWords('avatar')}</View>
          {shown ? <Text className="profile-avatar__state">{profileWords('sending')}</Text> : null}
          <View className={shown ? 'profile-avatar__face profile-avatar__face--sending' : 'profile-avatar__face'}>
            <Face avatar={shown ?? userInfo?.avatar} device={shown !== undefined} name={userInfo?.nickName} />
          </View>
          <Icon name="right" size={14} color="disabled" />
        </AvatarButton>
        {error ? (
          <View className="profile-error" role="alert">
            {error}
          </View>
        ) : null}
        <Cell
          label={profileWords('nickname')}
          value={userInfo?.nickName ?? ' '}
          tone="muted"
          onTap={() => setNaming(true)}
        />
      </Card>
      <Card>
        <Cell label={profileWords('phone')} value={userInfo?.decryptMobilePhone ?? ' '} tone="muted" />
        <Cell
          label={profileWords('level')}
          value={level?.levelName ?? userInfo?.levelDO.levelName ?? ' '}
          tone="muted"
        />
      </Card>
      <View className="profile-note">{profileWords('kept')}</View>
      <NicknameSheet open={naming} onClose={() => setNaming(false)} />
    </View>
  )
})
