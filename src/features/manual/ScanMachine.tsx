import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { ScanButton } from '@/features/scan'
import { Icon } from '@/ui'
import { manualWords } from './messages'

/** Scans what is printed on an appliance; a bare model is looked for among the manuals. */
export const ScanMachine = observer(function ScanMachine({ className }: { className: string }) {
  return (
    <ScanButton className={className} label={manualWords('scan')} use="MANUAL">
      <Icon name="scan" size={20} color="action" />
      <Text>{manualWords('scan')}</Text>
    </ScanButton>
  )
})
