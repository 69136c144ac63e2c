import Taro from '@tarojs/taro'

/** Tells when the phone gains or loses its connection; the result stops it. */
export function onConnectionChange(listener: (isOnline: boolean) => void): () => void {
  const handleChange = (state: { isConnected: boolean }) => listener(state.isConnected)
  Taro.onNetworkStatusChange(handleChange)
  return () => Taro.offNetworkStatusChange(handleChange)
}

/** Whether the device has a connection at all; says nothing about the gateway. */
export async function isConnected(): Promise<boolean> {
  try {
    return (await Taro.getNetworkType()).networkType !== 'none'
  } catch {
    return true // a host that can't tell must not lock the shop
  }
}
