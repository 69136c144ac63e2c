import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ShareView } from '@/platform/nativeApp'
import { ownAddress } from '@/platform/share'
import { stores } from '@/stores'
import { Sheet } from '@/ui'
import { shareWords } from './messages'
import { Poster, ShareWays } from './late'
import type { PosterSubject } from './posterTypes'
import { linkOf, type ShareSubject } from './rules'
import { sharedPath } from './sharedPath'
import { useAppShare } from './useAppShare'

interface ShareSheetsProps {
  /** 'poster': straight to it. */
  open: boolean | 'poster'
  onClose: () => void
  subject: ShareSubject
  /** Home has none. */
  poster?: PosterSubject
  /** The app's view that shares it. */
  view?: ShareView
}

/** The ways to share a page, its poster among them. */
export const ShareSheets = observer(function ShareSheets({
  open,
  onClose,
  subject,
  poster,
  view = 'toCommonShareView'
}: ShareSheetsProps) {
  const [posing, setPosing] = useState(false)
  // from the first time on, so that it can slide away
  const [hasPosed, setHasPosed] = useState(false)
  const pose = () => {
    setHasPosed(true)
    setPosing(true)
  }
  const straight = open === 'poster'
  if (straight && !hasPosed) setHasPosed(true)
  const path = sharedPath(subject.path)
  const link = linkOf(ownAddress() ?? stores.site.info?.shopAddress, path)
  const isHeld = useAppShare({
    open: open === true,
    onTaken: onClose,
    view,
    subject,
    link
  })
  return (
    <>
      <Sheet
        open={(open === true && !isHeld) || (straight && link === undefined)}
        onClose={onClose}
        title={shareWords('title')}
      >
        <ShareWays
          subject={{ ...subject, path }}
          link={link}
          onPose={poster && link !== undefined ? pose : undefined}
          onDone={onClose}
        />
      </Sheet>
      {poster && link !== undefined && hasPosed ? (
        <Poster
          open={posing || straight}
          onClose={() => {
            setPosing(false)
            if (straight) onClose()
          }}
          title={subject.title}
          link={link}
          poster={poster}
        />
      ) : null}
    </>
  )
})
