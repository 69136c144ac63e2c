import { useEffect } from 'react'
import { useLoaded } from '@/api'
import { toast } from '@/platform/feedback'
import { productWords } from '../messages'
import type { FilmProps } from './gallery/galleryTypes'

const load = async () => (await import('./Film')).Film

/** The player comes with a file of its own when the film is first played. */
export function LaterFilm(props: FilmProps) {
  const { data: Film, status } = useLoaded('Film', load)
  const { onClose } = props
  useEffect(() => {
    if (status !== 'failed') return
    toast(productWords('filmFailed'))
    onClose()
  }, [status, onClose])
  return Film ? <Film {...props} /> : null
}
