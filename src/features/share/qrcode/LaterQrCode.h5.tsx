import { View } from '@tarojs/components'
import { late } from '@/late'
import './QrCode.scss'

/** Its file draws codes. */
export const LaterQrCode = late('QrCode', async () => (await import('./QrCode')).QrCode, {
  waiting: () => <View className="qr-code" />,
  retry: true
})
