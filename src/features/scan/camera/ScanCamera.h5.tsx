import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { readPicture } from '@/platform/camera'
import { toast } from '@/platform/feedback'
import { choosePicture, forgetPicture } from '@/platform/upload'
import { Button } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import type { ScanUse } from '../scanUse'
import { followCode } from './followCode'
import { scanPageWords as t } from './messages'
import { useCamera } from './useCamera'
import './camera.scss'

async function scanPicture(use: ScanUse | undefined): Promise<void> {
  const address = await choosePicture()
  if (address === undefined) return
  try {
    const text = await readPicture(address)
    if (text === undefined) toast(t('noCode'))
    else await followCode({ text }, use)
  } catch {
    toast(t('noReader'))
  } finally {
    forgetPicture(address)
  }
}

/** The browser's camera, its light, and a picture in its place. */
export const ScanCamera = observer(function ScanCamera({ use }: { use?: ScanUse | undefined }) {
  const holder = useRef<HTMLElement>(null)
  const { state, readsBars, again, light } = useCamera(holder, (text) => followCode({ text }, use))
  const none = state === 'REFUSED' || state === 'NONE'
  return (
    <View>
      <Stack
        align="center"
        justify="center"
        tone={none ? 'ink-2' : 'white'}
        className={none ? 'scan-camera scan-camera--none' : 'scan-camera'}
      >
        <View ref={holder} className="scan-camera__picture" role="img" aria-label={t('camera')} />
        {none ? <View className="scan-camera__drawing" aria-hidden /> : null}
        {state === 'ON' ? <View className="scan-camera__frame" aria-hidden /> : null}
        <View className="ui__size-3 ui__loose ui__center scan-camera__words" role="status">
          {none ? (
            <Text size={3} loose center padX={4} className="scan-camera__none">
              <Text size={5} tone="ink" weight="bold" padBottom={2}>
                {t(state)}
              </Text>
              <View>{t(`${state}Note`)}</View>
            </Text>
          ) : (
            <View className="ui__pad-top-4">{t(state === 'ON' ? (readsBars ? 'aimBars' : 'aim') : 'OPENING')}</View>
          )}
        </View>
        {none ? (
          <Button kind="outline" className="scan-camera__again" onTap={again}>
            {t('again')}
          </Button>
        ) : null}
      </Stack>
      <Row align="stretch" justify="center" gap={3} wrap above={4} padX={3}>
        {light ? (
          <Button kind="outline" onTap={light.switch}>
            {t(light.lit ? 'lightOff' : 'lightOn')}
          </Button>
        ) : null}
        <Button kind={none ? 'filled' : 'outline'} onTap={() => scanPicture(use)}>
          {t('picture')}
        </Button>
      </Row>
    </View>
  )
})
