import { useEffect, useState } from 'react'
import { readStored } from '@/stores'
import { usePageVisible } from '@/ui'
import { modalIsOpen } from '@/ui/useModal'
import { LateWelcome } from './LateWelcome'

/** ms: home is seen and can be used first. */
const settled = 1500

/** The welcome, once home has been seen for a moment and nothing else is asked over it. */
export function Welcome() {
  const visible = usePageVisible()
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (due || !visible || readStored('welcomeClosed') === true) return undefined
    const timer = setInterval(() => {
      if (!modalIsOpen()) setDue(true)
    }, settled)
    return () => clearInterval(timer)
  }, [due, visible])
  return due ? <LateWelcome /> : null
}
