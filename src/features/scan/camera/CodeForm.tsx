import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button, TextInput } from '@/ui'
import type { ScanUse } from '../scanUse'
import { followCode } from './followCode'
import { scanPageWords as t } from './messages'
import './camera.scss'

/** As long as a link in a message may be. */
const longest = 500

/** A code that is typed or pasted, where none can be scanned. */
export const CodeForm = observer(function CodeForm({ use }: { use?: ScanUse | undefined }) {
  const [text, setText] = useState('')
  const empty = text.trim() === ''
  const send = () => (empty ? undefined : followCode({ text: text }, use))
  return (
    <View className="scan-code">
      <Text size={3} tone="ink" weight="bold" padBottom={2}>
        {t('type')}
      </Text>
      <Row gap={2}>
        <TextInput
          className="scan-code__field"
          type="text"
          label={t('type')}
          placeholder={t('hint')}
          value={text}
          maxLength={longest}
          onChange={setText}
          onConfirm={() => void send()}
        />
        <Button disabled={empty} onTap={send}>
          {t('go')}
        </Button>
      </Row>
    </View>
  )
})
