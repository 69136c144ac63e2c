import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { PosterSubject } from './posterTypes'
import type { ShareSubject } from './rules'
import { ShareButton } from './ShareButton'
import { ShareSheets } from './ShareSheets'

interface ShareCornerProps {
  subject: ShareSubject
  /** Absent: there is nothing that a poster could show now. */
  poster: PosterSubject | undefined
}

/** At the upper right of a head, which is positioned: the ways to share its screen, the poster among them. */
export const ShareCorner = observer(function ShareCorner(props: ShareCornerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <View className="share-corner">
        <ShareButton inBar onTap={() => setOpen(true)} />
      </View>
      <ShareSheets {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
})
