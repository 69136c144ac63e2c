import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../classes'
import { uiWords } from '../messages'
import { usePageVisible } from '../screen/usePageVisible'
import './Countdown.scss'

export interface CountdownProps {
  /** Epoch ms of the server's clock at which it ends. */
  to: number
  /** The server's clock now, epoch ms. */
  now: () => number
  /** Called once when it ends, also when it had ended before it was shown: refresh what it guards. */
  onEnd?: () => void
  /** `dark` and `sale`: digits on blocks; `text`: plain, in the colour around it. */
  tone?: 'dark' | 'sale' | 'text'
  /** Without the hours under an hour; a text is always short. */
  short?: boolean
  className?: string
}

interface Left {
  days: number
  /** Two digits each; hours are left out of a text under an hour. */
  clock: string[]
}

const two = (value: number): string => String(value).padStart(2, '0')

const leftOf = (ms: number): Left => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return { days: Math.floor(hours / 24), clock: [two(hours % 24), two(minutes % 60), two(seconds % 60)] }
}

/** Time left by the server's clock. Stands still, and ends nothing, while its page is not seen; right again once it is. */
export const Countdown = observer(function Countdown(props: CountdownProps) {
  const { to, tone = 'dark', short = tone === 'text' } = props
  const latest = useRef(props)
  latest.current = props
  const [leftMs, setLeftMs] = useState(() => to - props.now())
  const isVisible = usePageVisible()

  useEffect(() => {
    if (!isVisible) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const rest = to - latest.current.now()
      setLeftMs(rest)
      if (rest <= 0) latest.current.onEnd?.()
      // To the next whole second, so that two countdowns beat together and none skips a number.
      else timer = setTimeout(tick, rest % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [to, isVisible])

  const { days, clock } = leftOf(leftMs)
  const parts = short && days === 0 && clock[0] === '00' ? clock.slice(1) : clock
  const words = `${days > 0 ? `${uiWords('days', { count: days })} ` : ''}${parts.join(':')}`
  if (tone === 'text') {
    return <Text className={classes('ui-countdown-text', props.className)}>{words}</Text>
  }
  return (
    <View
      className={classes('ui-countdown', `ui-countdown--${tone}`, props.className)}
      role="timer"
      aria-label={`${uiWords('timeLeft')} ${words}`}
    >
      {days > 0 ? <Text className="ui-countdown__days">{uiWords('days', { count: days })}</Text> : null}
      {parts.map((digits, index) => (
        <View key={index} className="ui-countdown__part">
          {index > 0 ? <Text className="ui-countdown__colon">:</Text> : null}
          <Text className="ui-countdown__digits">{digits}</Text>
        </View>
      ))}
    </View>
  )
})
