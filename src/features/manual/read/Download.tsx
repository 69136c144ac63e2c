import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { manualWords } from '../messages'
import { sizeWords } from '../rules'
import type { Document } from './useDocument'
import './Download.scss'

interface DownloadProps {
  document: Pick<Document, 'status' | 'progress' | 'cancel'>
  onRetry: () => void
}

/** How much of a manual is there, and a way to give it up; what failed can be tried again. */
export const Download = observer(function Download({ document, onRetry }: DownloadProps) {
  const { status, progress, cancel } = document
  if (status !== 'loading' && status !== 'failed') return null
  const hasFailed = status === 'failed'
  const { loaded = 0, total } = progress ?? {}
  const words =
    total === undefined
      ? manualWords('downloading', { loaded: loaded > 0 ? sizeWords(loaded) : '' })
      : manualWords('downloadingOf', { loaded: sizeWords(loaded), total: sizeWords(total) })
  const percent = total === undefined ? 0 : Math.min(100, Math.round((loaded / total) * 100))
  return (
    <View className="manual-download" role="status">
      <View className="manual-download__line">
        <View className="manual-download__done" style={{ width: `${hasFailed ? 0 : percent}%` }} />
      </View>
      <Row gap={2} className="manual-download__row">
        <Icon name={hasFailed ? 'warning' : 'download'} size={16} color="ink-2" />
        <Text className="ui__size-3 ui__tone-ink-2 ui__grow">{hasFailed ? manualWords('failed') : words}</Text>
        <Pressable className="manual-download__action" onTap={hasFailed ? onRetry : cancel}>
          {manualWords(hasFailed ? 'retry' : 'cancel')}
        </Pressable>
      </Row>
    </View>
  )
})
