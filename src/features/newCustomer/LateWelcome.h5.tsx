import { useLoaded } from '@/api'

const load = async () => (await import('./WelcomePopup')).WelcomePopup

/** Comes with a file of its own after home; nothing when it can't be had. */
export function LateWelcome() {
  const { data: Popup } = useLoaded('WelcomePopup', load)
  return Popup ? <Popup /> : null
}
