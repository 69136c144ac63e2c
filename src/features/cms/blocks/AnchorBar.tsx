import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { scrollToElement } from '@/platform/scroll'
import { Tabs, useEvent } from '@/ui'
import { barHeight } from '@/ui/screen/barHeight'
import { ANCHOR_BAR, anchorId } from '../AnchorTarget'
import { cmsWords } from '../messages'
import { usePageEnv } from '../signals'
import { say } from '../words'
import type { BlockGiven } from './block'
import './ProductTabs.scss'

/** ms after a tap: parts that came near by the jump may have changed their height by then. */
const LOOKS_AGAIN = [350, 1000]
const STANDS = 1200

/**
 * Leads to blocks of its page and shows which one is read. It scrolls for a tap alone, and once the shopper touches the
 * page no more for that tap.
 */
export const AnchorBar = observer(function AnchorBar({ props }: BlockGiven<'anchorBar'>) {
  const { page, signals, reachAll } = usePageEnv()
  const { items } = props
  const [read, setRead] = useState('')
  const [led, setLed] = useState<string>()
  // the page stands where the tap led: what passes the bar from now on was moved by the shopper
  const stands = useRef(true)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const rest = useEvent(() => {
    timers.current.forEach(clearTimeout)
    timers.current = []
    stands.current = true
    setLed(undefined)
  })
  const look = useEvent(() => {
    setRead(items.filter(({ block }) => signals.hasPassed(block)).at(-1)?.block ?? '')
    if (stands.current) setLed(undefined)
  })
  useEffect(() => {
    look()
    const ends = [signals.onPassed(look), signals.onTouched(rest)]
    return () => {
      ends.forEach((end) => end())
      timers.current.forEach(clearTimeout)
    }
  }, [signals, look, rest])

  const goTo = (block: string) => {
    rest()
    setLed(block)
    reachAll()
    stands.current = false
    const scroll = () => scrollToElement(anchorId(page, block), barHeight() + ANCHOR_BAR - 1)
    scroll()
    const timerIds = LOOKS_AGAIN.map((after) => setTimeout(scroll, after))
    const end = setTimeout(() => {
      stands.current = true
    }, STANDS)
    timers.current = [...timerIds, end]
  }
  return (
    <View className="cms-tabs__strip cms-tabs__strip--bar">
      <Tabs
        label={cmsWords('parts')}
        items={items.map(({ block, label }) => ({ key: block, label: say(label) }))}
        value={led ?? (read || (items[0]?.block ?? ''))}
        onChange={goTo}
      />
    </View>
  )
})
