import { Text, View } from '@tarojs/components'
import type { ParameterGroup } from '@contract'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui'
import '@/ui/layout/layout.scss'
import './ParameterTable.scss'

/** Names and values, a line each. */
export function ParameterRows({ rows }: { rows: ParameterGroup['rows'] }) {
  return (
    <View>
      {rows.map(({ code, name, value }) => (
        <View key={code} className="parameter-row">
          <Text className="ui__tone-ink-3 ui__breaks parameter-row__name">{name}</Text>
          <Text className="ui__tone-ink ui__breaks ui__grow">{value}</Text>
        </View>
      ))}
    </View>
  )
}

/** The element of a group, to be scrolled to. */
export const groupElement = (code: string): string => `parameters-${code}`

/** All groups of a product, a card each. */
export const ParameterTable = observer(function ParameterTable({ groups }: { groups: readonly ParameterGroup[] }) {
  return (
    <View>
      {groups.map(({ code, name, rows }) => (
        <View key={code} id={groupElement(code)}>
          <Card title={name}>
            <ParameterRows rows={rows} />
          </Card>
        </View>
      ))}
    </View>
  )
})
