import { choosePlace } from '../place'
import type { OwnPoint } from './types'

export type { OwnPoint } from './types'

/**
 * Where the shopper is, on the platform's own map, which begins there: no other permission is asked for, and who likes
 * can point elsewhere. Undefined when none was chosen, after saying why it can't be.
 */
export async function findOwnPoint(): Promise<OwnPoint | undefined> {
  const place = await choosePlace()
  return place && { latitude: place.latitude, longitude: place.longitude, datum: 'GCJ02' }
}
