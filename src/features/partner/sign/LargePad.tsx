import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { InkCanvas } from '@/platform/canvas/InkCanvas'
import { Pressable } from '@/ui'
import { still } from '@/ui/screen/still'
import { useModal } from '@/ui/screen/useModal'
import { partnerWords as t } from '../messages'
import type { Signing } from './useSigning'
import '../partner.scss'

/** The whole screen to write on, along its longer side: the phone is held across. */
export const LargePad = observer(function LargePad({ signing, onClose }: { signing: Signing; onClose: () => void }) {
  const panel = useModal<HTMLElement>(true, onClose)
  const { strokes } = signing
  const empty = strokes.length === 0
  return (
    <View ref={panel} className="partner-large" role="dialog" aria-modal aria-label={t('writeHere')} {...still}>
      <View className="partner-large__pad">
        <InkCanvas
          label={t('pad', { count: strokes.length })}
          strokes={strokes}
          paper={signing.paper}
          onStroke={signing.write}
          turned
        />
      </View>
      <View className="partner-large__acts">
        <Pressable className="partner-large__act" disabled={empty} onTap={signing.undo}>
          <Text>{t('undo')}</Text>
        </Pressable>
        <Pressable className="partner-large__act" disabled={empty} onTap={signing.clear}>
          <Text>{t('clear')}</Text>
        </Pressable>
        <Pressable className="partner-large__act partner-large__act--done" onTap={onClose}>
          <Text>{t('written')}</Text>
        </Pressable>
      </View>
    </View>
  )
})
