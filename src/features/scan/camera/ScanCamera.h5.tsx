import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { readPicture } from '@/platform/camera'
import { toast } from '@/platform/feedback'
import { choosePicture, forgetPicture } from '@/platform/upload'
import { Button } from '@/ui'
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
      <View className="scan-camera">
        <View ref={holder} className="scan-camera__picture" role="img" aria-label={t('camera')} />
        {state === 'ON' ? <View className="scan-camera__frame" aria-hidden /> : null}
        <View className="scan-camera__words" role="status">
          {none ? (
            <View className="scan-camera__none">
              <View className="scan-camera__title">{t(state)}</View>
              <View>{t(`${state}Note`)}</View>
            </View>
          ) : (
            <View className="scan-camera__hint">{t(state === 'ON' ? (readsBars ? 'aimBars' : 'aim') : 'OPENING')}</View>
          )}
        </View>
        {none ? (
          <Button className="scan-camera__again" onTap={again}>
            {t('again')}
          </Button>
        ) : null}
      </View>
      <View className="scan-camera__ways">
        {light ? (
          <Button kind="outline" onTap={light.switch}>
            {t(light.lit ? 'lightOff' : 'lightOn')}
          </Button>
        ) : null}
        <Button kind="outline" onTap={() => scanPicture(use)}>
          {t('picture')}
        </Button>
      </View>
    </View>
  )
})
