import Taro from '@tarojs/taro'

/** Tells when the phone runs short of memory: the platform ends mini-programs that go on as before. */
export const onMemoryWarning = (listener: () => void): void => Taro.onMemoryWarning(() => listener())
