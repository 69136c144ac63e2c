import { useEffect } from 'react'
import { useLoaded } from '@/api'
import { toast } from '@/platform/feedback'
import { shareWords } from './messages'
import type { PosterSheetProps } from './posterTypes'

const load = async () => (await import('./PosterSheet')).PosterSheet

/** Comes with a file of its own when a poster is first asked for: most visits ask for none. */
export function Poster(props: PosterSheetProps) {
  const { open, onClose } = props
  const { data: Sheet, status, reload } = useLoaded('PosterSheet', load)
  const missing = open && status === 'failed'
  useEffect(() => {
    if (!missing) return
    toast(shareWords('posterFailed'))
    onClose()
    void reload() // for the next time it is asked for
  }, [missing, onClose, reload])
  return Sheet ? <Sheet {...props} /> : null
}
