import { View } from '@tarojs/components'
import { useLoaded } from '@/api'
import { RetryNote } from '@/ui'
import type { QrCodeProps } from './QrCode'
import './QrCode.scss'

const load = async () => (await import('./QrCode')).QrCode

/** Comes with a file of its own, which draws codes; its place is kept. */
export function LaterQrCode(props: QrCodeProps) {
  const { data: Code, status, reload } = useLoaded('QrCode', load)
  if (Code) return <Code {...props} />
  return status === 'failed' ? <RetryNote onRetry={() => void reload()} /> : <View className="qr-code" />
}
