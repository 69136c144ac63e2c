import { definePage } from '@/page'
import { NoticeBar } from '@/features/partner/notice/NoticeBar'
import { NoticeContent } from '@/features/partner/notice/NoticeContent'
import { useNotice } from '@/features/partner/notice/useNotice'
import { Screen, Skeleton, StateView } from '@/ui'

/** What partners earn, when, what is taken off, and who can't join. */
function PartnerNotify() {
  const remote = useNotice()
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={remote.data ? <NoticeBar standing={remote.data.standing} /> : undefined}
    >
      <StateView remote={remote}>{(notice) => <NoticeContent notice={notice} />}</StateView>
    </Screen>
  )
}

export default definePage('partnerNotify', { body: PartnerNotify, skeleton: <Skeleton shape="detail" /> })
