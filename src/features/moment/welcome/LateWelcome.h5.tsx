import { useLoaded } from '@/api'
import { useEffect } from 'react'

const load = async () => (await import('./WelcomePopup')).WelcomePopup

/** Comes with a file of its own after home; nothing when it can't be had. */
export function LateWelcome({ onSettled }: { onSettled: () => void }) {
  const { data: Popup, status } = useLoaded('WelcomePopup', load)
  useEffect(() => {
    if (status === 'failed') onSettled()
  }, [status, onSettled])
  return Popup ? <Popup onSettled={onSettled} /> : null
}
