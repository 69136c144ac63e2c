/** Which region a point lies in. A point comes in a body, and is neither kept nor logged. */
import type { BodyOf, DataOf } from '../../../../contract'
import { refusal } from '../../core/errors'
import { say, type Locale } from '../../core/words'
import { placeName } from '../order'
import { nearestRegion } from './gazetteer'

export function placeOf(
  { latitude, longitude }: BodyOf<'POST /o2pcm/v1/geocoder'>,
  locale: Locale
): DataOf<'POST /o2pcm/v1/geocoder'> {
  const chain = nearestRegion({ latitude, longitude, datum: 'WGS84' })
  if (chain === undefined)
    throw refusal(
      'geocoder.nowhere',
      '没能认出所在的城市，请手动选择',
      'Your city was not recognised. Please choose it'
    )
  const [province = '', city = '', district] = chain.map(({ code }) => code)
  return {
    provinceCode: province,
    cityCode: city,
    ...(district === undefined ? {} : { districtCode: district }),
    regionName: say(locale, placeName(chain.map(({ code }) => code)))
  }
}
