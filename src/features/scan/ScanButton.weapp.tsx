import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { scanWords } from './messages'
import { scanAndGo } from './scan'
import type { ScanButtonProps } from './scanButtonTypes'

/** Opens the scanner; for search bars. */
export const ScanButton = observer(function ScanButton({ className, label, children, onWords }: ScanButtonProps) {
  return (
    <Pressable className={className} label={label ?? scanWords('scan')} onTap={() => void scanAndGo(onWords)}>
      {children ?? <Icon name="scan" size={20} color="ink-2" />}
    </Pressable>
  )
})
