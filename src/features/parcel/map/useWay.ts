import { useQuery } from './calls'

/** The way of a parcel on the map. */
export const useWay = (parcelCode: string) =>
  useQuery('GET /o2srh/v1/glz-apis/map', { query: { parcelCode }, when: parcelCode !== '' })
