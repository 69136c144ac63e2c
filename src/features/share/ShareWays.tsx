import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { copyText } from '@/platform/clipboard'
import { sharesByChatMenu } from '@/platform/share'
import { leadsToMiniProgram } from '@/platform/share/miniProgram'
import { FriendOption } from './FriendOption'
import { shareWords } from './messages'
import { Option } from './Option'
import { openThere } from './openThere'
import type { ShareWaysProps } from './shareWaysTypes'
import './share.scss'

/** The ways to share a page. */
export const ShareWays = observer(function ShareWays({ subject, link, onPose, onDone }: ShareWaysProps) {
  const then = (work: () => unknown) => () => {
    onDone()
    void work()
  }
  return (
    <>
      <View className="share__options">
        <FriendOption title={subject.title} link={link} onDone={onDone} />
        {onPose ? <Option icon="image" words={shareWords('poster')} onTap={then(onPose)} /> : null}
        {link !== undefined ? (
          <Option icon="copy" words={shareWords('copyLink')} onTap={then(() => copyText(link))} />
        ) : null}
        {leadsToMiniProgram() ? (
          <Option icon="grid" words={shareWords('miniProgram')} onTap={then(() => openThere(subject.path))} />
        ) : null}
      </View>
      {sharesByChatMenu() ? <View className="share__hint">{shareWords('chatHint')}</View> : null}
    </>
  )
})
