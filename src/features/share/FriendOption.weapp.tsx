import { Button } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { shareWords } from './messages'
import { OptionFace } from './Option'

/** Sends the page's card: only a button of the platform's can. */
export const FriendOption = observer(function FriendOption({
  onDone
}: {
  title: string
  link: string | undefined
  onDone: () => void
}) {
  return (
    <Button className="share__option share__option--platform" openType="share" onClick={onDone}>
      <OptionFace icon="chat" words={shareWords('friend')} />
    </Button>
  )
})
