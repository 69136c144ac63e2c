import { useEffect } from 'react'
import { useLoaded } from '@/api'
import { toast } from '@/platform/feedback'
import { productWords } from '../../messages'
import type { ViewerProps } from './galleryTypes'

const load = async () => (await import('./Viewer')).Viewer

/** Comes with a file of its own when a picture is first tapped: who looks at none large needs no gestures. */
export function LaterViewer(props: ViewerProps) {
  const open = props.at !== undefined
  const { data: Viewer, status, reload } = useLoaded('Viewer', load, open)
  const { onClose } = props
  const missing = open && status === 'failed'
  useEffect(() => {
    if (!missing) return
    toast(productWords('viewerFailed'))
    onClose()
    void reload() // for the next tap
  }, [missing, onClose, reload])
  return Viewer ? <Viewer {...props} /> : null
}
