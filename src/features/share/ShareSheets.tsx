import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/feedback'
import { leadsToMiniProgram, openMiniProgram, ownAddress, sharesByChatMenu } from '@/platform/share'
import { stores } from '@/stores'
import { Sheet } from '@/ui'
import { miniProgramLink } from './api'
import { FriendOption } from './FriendOption'
import { shareWords } from './messages'
import { Option } from './Option'
import { Poster } from './Poster'
import type { PosterSubject } from './posterTypes'
import { linkOf, type ShareSubject } from './rules'
import './share.scss'

interface ShareSheetsProps {
  open: boolean
  onClose: () => void
  subject: ShareSubject
  /** Home has none. */
  poster?: PosterSubject
}

async function openThere(path: string): Promise<void> {
  try {
    const opened = await openMiniProgram(await miniProgramLink(path))
    if (!opened) toast(shareWords('notOpened'))
  } catch {
    toast(shareWords('schemeFailed'))
  }
}

/** The ways to share a page, its poster among them. */
export const ShareSheets = observer(function ShareSheets({ open, onClose, subject, poster }: ShareSheetsProps) {
  const [posing, setPosing] = useState(false)
  // from the first time on, so that it can slide away
  const [posed, setPosed] = useState(false)
  const pose = () => {
    setPosed(true)
    setPosing(true)
  }
  const link = linkOf(ownAddress() ?? stores.site.info?.shopAddress, subject.path)
  const then = (work: () => unknown) => () => {
    onClose()
    void work()
  }
  return (
    <>
      <Sheet open={open} onClose={onClose} title={shareWords('title')}>
        <View className="share__options">
          <FriendOption title={subject.title} link={link} onDone={onClose} />
          {poster && link !== undefined ? (
            <Option icon="image" words={shareWords('poster')} onTap={then(pose)} />
          ) : null}
          {link !== undefined ? (
            <Option icon="copy" words={shareWords('copyLink')} onTap={then(() => copyText(link))} />
          ) : null}
          {leadsToMiniProgram() ? (
            <Option icon="grid" words={shareWords('miniProgram')} onTap={then(() => openThere(subject.path))} />
          ) : null}
        </View>
        {sharesByChatMenu() ? <View className="share__hint">{shareWords('chatHint')}</View> : null}
      </Sheet>
      {poster && link !== undefined && posed ? (
        <Poster open={posing} onClose={() => setPosing(false)} title={subject.title} link={link} poster={poster} />
      ) : null}
    </>
  )
})
