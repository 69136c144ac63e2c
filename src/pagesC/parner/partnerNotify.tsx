import { useState } from 'react'
import { definePage } from '@/page'
import { NoticeBar } from '@/features/partner/notice/NoticeBar'
import { NoticeContent, NoticeSkeleton } from '@/features/partner/notice/NoticeContent'
import { useNotice } from '@/features/partner/notice/useNotice'
import { Screen, StateView } from '@/ui'

/** What partners earn, when, what is taken off, and who can't join. */
function PartnerNotify() {
  const remote = useNotice()
  const [read, setRead] = useState(false)
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={remote.data ? <NoticeBar standing={remote.data.standing} read={read} /> : undefined}
    >
      <StateView remote={remote}>
        {(notice) => <NoticeContent notice={notice} onRead={() => setRead(true)} />}
      </StateView>
    </Screen>
  )
}

export default definePage('partnerNotify', {
  body: PartnerNotify,
  skeleton: <NoticeSkeleton />,
  screen: { tone: 'brand' }
})
