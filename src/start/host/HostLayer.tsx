import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { usePageVisible } from '@/ui'
import { BackHolder } from './BackHolder'
import { dialogs } from './dialogs'
import { HostDialog } from './HostDialog'
import { privacyQuestion } from './privacy'
import { PrivacySheet } from './PrivacySheet'
import { offerUpdate } from './updates'

/** What the host makes the shop ask, over the page that is open; every screen has one, and only the one on show draws. */
export const HostLayer = observer(function HostLayer() {
  const onShow = usePageVisible()
  useDidShow(() => void offerUpdate())
  useEffect(() => {
    if (!onShow) return
    dialogs.pageShown()
    return () => dialogs.pageHidden()
  }, [onShow])
  if (!onShow) return null
  return (
    <>
      <BackHolder />
      <PrivacySheet question={privacyQuestion} />
      {dialogs.current ? <HostDialog question={dialogs.current} onAnswer={(yes) => dialogs.answer(yes)} /> : null}
    </>
  )
})
