import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { scanWords } from './messages'
import { scanAndGo } from './scan'

/** Opens the scanner; for search bars. */
export const ScanButton = observer(function ScanButton({ className }: { className: string }) {
  return (
    <Pressable className={className} label={scanWords('scan')} onTap={() => void scanAndGo()}>
      <Icon name="scan" size={20} color="ink-2" />
    </Pressable>
  )
})
