/** Where somebody is, and in which datum. */
export interface OwnPoint {
  latitude: number
  longitude: number
  datum: 'WGS84' | 'GCJ02'
}
