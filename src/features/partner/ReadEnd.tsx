import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { watchSeen } from '@/platform/seen'
import { Icon, useEvent } from '@/ui'
import { partnerWords as t } from './messages'
import '@/ui/layout/layout.scss'
import './partner.scss'

/** The end of what has to be read before one agrees to it; tells when it was seen. */
export const ReadEnd = observer(function ReadEnd({ id, onSeen }: { id: string; onSeen: () => void }) {
  const handleSight = useEvent(onSeen)
  useEffect(() => watchSeen(id, handleSight), [id, handleSight])
  return (
    <View id={id} className="ui__row ui__gap-1 ui__justify-center ui__size-2 ui__tone-ink-3 ui__pad-top-3 partner-end">
      <Icon name="check" size={14} />
      {t('end')}
    </View>
  )
})
