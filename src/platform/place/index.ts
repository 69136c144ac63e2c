import Taro from '@tarojs/taro'
import { toast } from '../feedback'
import { placeWords } from './words'
import { refusalOf } from '../refusals'
import { askForScope } from '../scopes'
import { platformWords } from '../words'

/** A place as the platform's map names it: `address` begins with its province; where it lies in GCJ-02. */
export interface Place {
  name: string
  address: string
  latitude: number
  longitude: number
}

async function choose(): Promise<Place | undefined> {
  const { name, address, latitude, longitude } = await Taro.chooseLocation({})
  return address || name ? { name, address, latitude, longitude } : undefined
}

/**
 * Opens the platform's map around the shopper to choose a place; undefined when none was, after saying why it can't be. A
 * refused permission leads to the settings.
 */
export async function choosePlace(): Promise<Place | undefined> {
  try {
    try {
      return await choose()
    } catch (failure) {
      if (refusalOf(failure) !== 'SCOPE') throw failure
      const permission = await askForScope('scope.userLocation', {
        title: placeWords('scopeTitle'),
        content: placeWords('scopeNote'),
        confirmText: placeWords('toSettings'),
        cancelText: placeWords('byHand')
      })
      return permission ? await choose() : undefined
    }
  } catch (failure) {
    const why = refusalOf(failure)
    if (why === 'PRIVACY') toast(platformWords('privacyRefused'))
    else if (why === 'SYSTEM') toast(placeWords('systemRefused'))
    else if (why !== 'CANCELLED') toast(placeWords('failed'))
    return undefined
  }
}
