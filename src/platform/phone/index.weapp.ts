import Taro from '@tarojs/taro'
import { toast } from '../feedback'
import { phoneWords } from './words'
import { refusalOf } from '../refusals'

/** Offers to call a number; one that can't be called is said, to be dialled by hand. */
export async function callPhone(number: string): Promise<void> {
  try {
    await Taro.makePhoneCall({ phoneNumber: number })
  } catch (failure) {
    if (refusalOf(failure) !== 'CANCELLED') toast(phoneWords('dial', { number }))
  }
}
