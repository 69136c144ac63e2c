import { useEffect, useRef, useState } from 'react'
import { useEvent } from '@/ui'
import { licenceWords as t } from './messages'
import type { useLicences } from './useLicences'

/** Whether a picture code is being asked for: at once where there are papers, again when the time to look is up. */
export function useAsking(licences: ReturnType<typeof useLicences>, has: boolean, onEnd: () => void) {
  const { opened } = licences
  const [open, setOpen] = useState(false)
  const hasBegun = useRef(false)
  const begin = useEvent(() => {
    setOpen(true)
    licences.start()
  })
  useEffect(() => {
    if (!has || hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [has, begin])
  useEffect(() => {
    if (opened) setOpen(false)
  }, [opened])
  const end = useEvent(() => {
    onEnd()
    setOpen(true)
    licences.end(t('over'))
  })
  return { open, begin, end, close: () => setOpen(false) }
}
