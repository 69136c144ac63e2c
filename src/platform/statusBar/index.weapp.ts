import Taro from '@tarojs/taro'

/** Colour of time and battery over the page that is open; a host that can't leaves them as they are. */
export function setStatusBarWords(words: 'white' | 'black'): void {
  Taro.setNavigationBarColor({
    frontColor: words === 'white' ? '#ffffff' : '#000000',
    // the page draws its own bar; the platform wants a colour all the same
    backgroundColor: '#ffffff'
  }).catch(() => undefined)
}
