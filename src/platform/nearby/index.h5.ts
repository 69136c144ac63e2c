import { toast } from '../feedback'
import { nearbyWords } from './words'
import type { OwnPoint } from './types'

export type { OwnPoint } from './types'

/** ms that a browser may look for, and ms that a place it knows is good for. */
const patience = 8000
const fresh = 60_000

/** Where the browser is, which asks the person; undefined when it is not told, after saying why. */
export function findOwnPoint(): Promise<OwnPoint | undefined> {
  return new Promise((resolve) => {
    const give = (reason: 'refused' | 'failed') => {
      toast(nearbyWords(reason))
      resolve(undefined)
    }
    if (!('geolocation' in navigator)) {
      give('failed')
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude, datum: 'WGS84' }),
      ({ code, PERMISSION_DENIED }) => give(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: patience, maximumAge: fresh }
    )
  })
}
