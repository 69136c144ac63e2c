import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button, Icon } from '@/ui'
import { startScan } from '../startScan'
import { scanPageWords as t } from './messages'
import type { ScanCameraProps } from './scanCameraTypes'
import './camera.scss'

/** The chat app's own scanner: it has the light and the album. */
export const ScanCamera = observer(function ScanCamera({ use, refused = false }: ScanCameraProps) {
  return (
    <View className="scan-camera scan-camera--host">
      <Icon name="scan" size={32} color="white" />
      <View className="scan-camera__none" role={refused ? 'status' : undefined}>
        {refused ? <View className="scan-camera__title">{t('hostRefused')}</View> : null}
        <View>{t(refused ? 'hostRefusedNote' : 'hostNote')}</View>
      </View>
      <Button className="scan-camera__again" onTap={() => startScan(use)}>
        {t(refused ? 'again' : 'open')}
      </Button>
    </View>
  )
})
