import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Sheet } from '@/ui'
import { AgreementNames } from './AgreementNames'
import { loginWords } from './messages'
import { useReading } from './useReading'
import '@/ui/layout/layout.scss'

interface AgreeSheetProps {
  open: boolean
  onClose: () => void
  /** Default: to read and agree first. */
  title?: string
  /** What agrees, at the bottom. */
  footer: ReactNode
}

/** Asks for what was not ticked; both texts can be read from here. */
export const AgreeSheet = observer(function AgreeSheet({ open, onClose, title, footer }: AgreeSheetProps) {
  const { read, sheet } = useReading()
  return (
    <>
      <Sheet open={open} onClose={onClose} title={title ?? loginWords('agreeTitle')} footer={footer}>
        <View className="ui__tone-ink-2 ui__pad-bottom-4 login-agreement__ask">
          <Text>{loginWords('askLead')}</Text>
          <AgreementNames onRead={read} />
          <Text>{loginWords('askTail')}</Text>
        </View>
      </Sheet>
      {sheet}
    </>
  )
})
