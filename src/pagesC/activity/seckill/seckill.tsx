import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { useZoneBlocks } from '@/features/cms'
import { posterOf, Reminded, remindedOf, SeckillSkeleton, Sessions, useSeckill } from '@/features/seckill'
import { screenSubject, ShareSheets, useShareCard } from '@/features/share'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen } from '@/ui'

/** The flash sale; `sessionCode`: of the session that is shown at first. */
const Seckill = observer(function Seckill({ sessionCode }: RouteParams['seckill']) {
  const seckill = useSeckill(sessionCode)
  const { blocks } = useZoneBlocks('seckill')
  const { remote, session, choose } = seckill
  const now = serverNow()
  const reminded = remindedOf(remote.data?.sessions ?? [], now)
  const [sharing, setSharing] = useState(false)
  const subject = screenSubject('seckill')
  useShareCard(subject)
  return (
    <Screen
      onPullRefresh={remote.reload}
      {...(reminded === undefined || reminded.session === session
        ? {}
        : { footer: <Reminded reminded={reminded} now={now} onChoose={choose} /> })}
    >
      <Sessions seckill={seckill} below={blocks} onShare={() => setSharing(true)} />
      <ShareSheets
        open={sharing}
        onClose={() => setSharing(false)}
        subject={subject}
        poster={session && posterOf(session, now)}
      />
    </Screen>
  )
})

export default definePage('seckill', {
  body: (params) => <Seckill {...params} />,
  skeleton: <SeckillSkeleton />,
  screen: { tone: 'brand', className: 'seckill-page' }
})
