import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { manualWords } from '../messages'
import { Service } from '../Service'
import './Cover.scss'
import { View } from '@tarojs/components'

/** A product without a manual: words, other manuals, and service. */
export const NoManual = observer(function NoManual() {
  return (
    <View>
      <EmptyState
        drawing="search"
        title={manualWords('missing')}
        note={manualWords('missingNote')}
        action={{ label: manualWords('toAll'), onTap: () => void go('manualClassify', {}, { replace: true }) }}
      />
      <View className="manual-none">
        <Service />
      </View>
    </View>
  )
})
