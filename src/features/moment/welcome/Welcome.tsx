import { useEffect, useState } from 'react'
import { readStored } from '@/stores'
import { useEvent, usePageVisible } from '@/ui'
import { modalIsOpen } from '@/ui/screen/useModal'
import { LateWelcome } from './LateWelcome'

/** ms: home is seen and can be used first. */
const settleMs = 1500

/** `onSettled`: it has nothing to ask, or it was answered. */
export interface WelcomeProps {
  onSettled?: () => void
}

/** The welcome, once home has been seen for a moment and nothing else is asked over it. */
export function Welcome({ onSettled }: WelcomeProps) {
  const visible = usePageVisible()
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (due || !visible || readStored('welcomeClosed') === true) return undefined
    const timer = setInterval(() => {
      if (!modalIsOpen()) setDue(true)
    }, settleMs)
    return () => clearInterval(timer)
  }, [due, visible])
  const settle = useEvent(() => onSettled?.())
  useEffect(() => {
    if (readStored('welcomeClosed') === true) settle()
  }, [settle])
  return due ? <LateWelcome onSettled={settle} /> : null
}
