import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Icon, Pressable } from '@/ui'
import { scanButtonWords } from './buttonWords'
import { startScan } from './startScan'
import type { ScanUse } from './scanUse'

interface ScanButtonProps {
  className: string
  /** What it is called, and what it shows; default: a scanner's sign. */
  label?: string
  children?: ReactNode
  use?: ScanUse
}

/** Opens the scanner; for search bars. */
export const ScanButton = observer(function ScanButton({ className, label, children, use }: ScanButtonProps) {
  return (
    <Pressable className={className} label={label ?? scanButtonWords('scan')} onTap={() => void startScan(use)}>
      {children ?? <Icon name="scan" size={20} color="ink-2" />}
    </Pressable>
  )
})
