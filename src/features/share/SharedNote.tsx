import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { canGoBack, go } from '@/routes'
import { stores } from '@/stores'
import { Icon, Pressable } from '@/ui'
import { shareWords } from './messages'
import './SharedNote.scss'

/** Tells a visitor who came by a share so, and leads into the shop, which has no other page open yet. */
export const SharedNote = observer(function SharedNote() {
  const { fromShare, singlePage } = stores.visit
  if (!fromShare || singlePage || canGoBack()) return null
  return (
    <View className="shared-note">
      <Text className="shared-note__words">{shareWords('sharedNote')}</Text>
      <Pressable className="shared-note__way" role="link" onTap={() => void go('index')}>
        <Text>{shareWords('visit')}</Text>
        <Icon name="right" size={14} />
      </Pressable>
    </View>
  )
})
