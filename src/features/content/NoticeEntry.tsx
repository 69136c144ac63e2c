import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Cell } from '@/ui'
import { noticeEntryWords } from './noticeEntryMessages'

/** The way to what a buyer should know before buying. */
export const NoticeEntry = observer(function NoticeEntry() {
  return <Cell icon="info" label={noticeEntryWords('label')} onTap={() => void go('customerNotice', {})} />
})
