import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { scanCode } from '@/platform/scan'
import { Button, Icon, useEvent } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
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
    <Stack align="center" justify="center" gap={3} tone="white" className="scan-camera">
      <Icon name="scan" size={32} color="white" />
      <View
        className="ui__size-3 ui__pad-x-4 ui__loose ui__center scan-camera__none"
        role={isRefused ? 'status' : undefined}
      >
        {isRefused ? (
          <Text size={5} weight="bold" padBottom={2}>
            {t('hostRefused')}
          </Text>
        ) : null}
        <View>{t(isRefused ? 'hostRefusedNote' : 'hostNote')}</View>
      </View>
      <Button className="scan-camera__again" onTap={scan}>
        {t(isRefused ? 'again' : 'open')}
      </Button>
    </Stack>
  )
})
