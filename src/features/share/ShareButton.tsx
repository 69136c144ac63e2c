import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { shareWords } from './messages'
import './ShareButton.scss'

/** Opens the ways to share: in a bar as an icon, beside a name with its word. */
export const ShareButton = observer(function ShareButton({ inBar, onTap }: { inBar?: boolean; onTap: () => void }) {
  return (
    <Pressable
      className={inBar ? 'share-button' : 'share-button share-button--worded'}
      label={shareWords('share')}
      onTap={onTap}
    >
      <Icon name="share" size={20} />
      {inBar ? null : <Text>{shareWords('share')}</Text>}
    </Pressable>
  )
})
