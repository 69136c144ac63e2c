import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { go } from '@/routes'
import { Icon, Pressable } from '@/ui'
import { scanButtonWords } from './buttonWords'
import type { ScanUse } from './scanUse'

interface ScanButtonProps {
  className: string
  /** What it is called, and what it shows; default: a scanner's sign. */
  label?: string
  children?: ReactNode
  use?: ScanUse
}

/** The way to the scanner; for search bars. What scanning takes is in the scanner's package alone. */
export const ScanButton = observer(function ScanButton({ className, label, children, use }: ScanButtonProps) {
  return (
    <Pressable
      className={className}
      label={label ?? scanButtonWords('scan')}
      onTap={() => void go('scan', use ? { use } : {})}
    >
      {children ?? <Icon name="scan" size={20} color="ink-2" />}
    </Pressable>
  )
})
