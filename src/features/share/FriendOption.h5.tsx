import { observer } from 'mobx-react-lite'
import { hasSystemShare, shareBySystem } from '@/platform/share'
import { shareWords } from './messages'
import { Option } from './Option'

/** The phone's own sharing menu, where it has one. */
export const FriendOption = observer(function FriendOption({
  title,
  link,
  onDone
}: {
  title: string
  link: string | undefined
  onDone: () => void
}) {
  if (link === undefined || !hasSystemShare()) return null
  const share = () => {
    void shareBySystem({ title, url: link })
    onDone()
  }
  return <Option icon="share" words={shareWords('system')} onTap={share} />
})
