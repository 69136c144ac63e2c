import { useEffect, type ComponentType } from 'react'
import { useLoaded } from '@/api'
import { toast } from '@/platform/feedback'
import type { LateName } from './names'

interface LateOverOptions<P> {
  /** Said where it can't be had; the page is then as it was. */
  failed: () => string
  /** Default: it is open while it is there. */
  isOpen?: (props: P) => boolean
  /** It comes before it is opened. */
  ahead?: boolean
}

/** What lies over a page once it is opened, in a file of its own. */
export function lateOver<P extends { onClose: () => void }>(
  name: LateName,
  load: () => Promise<ComponentType<P>>,
  { failed, isOpen, ahead }: LateOverOptions<P>
) {
  return function LateOver(props: P) {
    const open = isOpen?.(props) ?? true
    const { data: Over, status, reload } = useLoaded(name, load, ahead || open)
    const { onClose } = props
    const isMissing = open && status === 'failed'
    useEffect(() => {
      if (!isMissing) return
      toast(failed())
      onClose()
      if (isOpen) void reload() // for the next time
    }, [isMissing, onClose, reload])
    return Over ? <Over {...props} /> : null
  }
}
