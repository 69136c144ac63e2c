import { PageContainer } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { closeTop, isHeld, noteFreed, noteHeld } from '@/platform/overPage/over'

/** Tells once what this turn changed is drawn, or can't be any more: of a page that closes meanwhile nothing is heard. */
function onceDrawn(tell: () => void): void {
  let isDue = true
  const once = () => {
    if (isDue) tell()
    isDue = false
  }
  Taro.nextTick(once)
  setTimeout(once, 100)
}

/**
 * The platform's page over the page, with nothing in it: while it stands, the phone's key, a swipe and the host's way back
 * close it, and with it what lies over the page. There is one a page, made anew for what lies below.
 */
export const BackHolder = observer(function BackHolder() {
  const [round, setRound] = useState(0)
  const isActive = isHeld()
  useEffect(() => {
    if (!isActive) return
    noteHeld()
    return () => onceDrawn(noteFreed)
  }, [isActive])
  if (!isActive) return null
  return (
    <PageContainer
      key={round}
      show
      overlay={false}
      duration={0}
      customStyle="height:0"
      onBeforeLeave={() => {
        closeTop()
        setRound((count) => count + 1)
      }}
    />
  )
})
