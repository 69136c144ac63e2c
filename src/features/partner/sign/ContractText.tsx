import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Card } from '@/ui'
import { partnerWords as t } from '../messages'
import { ReadEnd } from '../ReadEnd'
import '@/ui/layout/layout.scss'
import '../partner.scss'

export const CONTRACT_END = 'partner-contract-end'

/** The contract's text, as its document says it; tells when its end was seen. */
export const ContractText = observer(function ContractText({
  contract,
  onRead,
  children
}: {
  contract: DataOf<'GET /o2cum/v1/partner/contract'>
  onRead: () => void
  children?: ReactNode
}) {
  return (
    <Card
      title={contract.title}
      extra={<Text className="ui__size-2 ui__tone-ink-3">{t('version', { version: contract.version })}</Text>}
    >
      {children}
      <View className="partner-contract">
        <View>{contract.intro}</View>
        {contract.sections.map((section, index) => (
          <View key={index}>
            <View className="ui__tone-ink ui__bold ui__above-3" role="heading" aria-level={3}>
              {`${index + 1}. ${section.title}`}
            </View>
            {section.text.split('\n').map((words, place) => (
              <View key={place}>{words}</View>
            ))}
          </View>
        ))}
      </View>
      <ReadEnd id={CONTRACT_END} onSeen={onRead} />
    </Card>
  )
})
