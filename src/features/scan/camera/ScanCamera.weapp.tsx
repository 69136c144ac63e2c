import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { scanCode } from '@/platform/scan'
import { Button, Icon, useEvent } from '@/ui'
import type { ScanUse } from '../scanUse'
import { followCode } from './followCode'
import { scanPageWords as t } from './messages'
import './camera.scss'

/**
 * The chat app's own scanner, which has the light and the album; it opens with the screen. Who gives it up, or has no
 * camera to use, finds the way to try again and to type.
 */
export const ScanCamera = observer(function ScanCamera({ use }: { use?: ScanUse | undefined }) {
  const [isRefused, setIsRefused] = useState(false)
  const scan = useEvent(async () => {
    const result = await scanCode().catch(() => 'REFUSED' as const)
    setIsRefused(result === 'REFUSED')
    if (result && result !== 'REFUSED') await followCode(result, use)
  })
  useEffect(() => void scan(), [scan])
  return (
    <View className="scan-camera scan-camera--host">
      <Icon name="scan" size={32} color="white" />
      <View className="scan-camera__none" role={isRefused ? 'status' : undefined}>
        {isRefused ? <View className="scan-camera__title">{t('hostRefused')}</View> : null}
        <View>{t(isRefused ? 'hostRefusedNote' : 'hostNote')}</View>
      </View>
      <Button className="scan-camera__again" onTap={scan}>
        {t(isRefused ? 'again' : 'open')}
      </Button>
    </View>
  )
})
