import { Text, View } from '@tarojs/components'
import type { ProductParameters } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { go } from '@/routes'
import { Card, classes, EmptyState, Hidden, Picture, Pressable, Price, Switch } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { barHeight } from '@/ui/screen/barHeight'
import { parameterWords } from './messages'
import { compareGroups, differences, type ComparedRow } from './rules'
import './Compared.scss'

interface SideProps {
  product: ProductParameters
  action: { label: string; onTap: () => void }
}

/** One of the two: its picture leads to its page, the words below do something with it. */
const Side = observer(function Side({ product: { sku, model }, action }: SideProps) {
  return (
    <Stack grow className="compared-side">
      <Pressable
        className="compared-side__product"
        role="link"
        onTap={() => void go('productPage', { skuCode: sku.skuCode })}
      >
        <View className="compared-side__picture">
          <Picture src={sku.picture} alt="" round eager />
        </View>
        <View className="ui__size-3 ui__tone-ink ui__tight">{sku.title}</View>
        {sku.title.includes(model) ? null : (
          <View className="ui__size-2 ui__tone-ink-3 compared-side__model">{model}</View>
        )}
        {sku.unsellable === 'DELISTED' ? null : <Price fen={sku.priceFen} size="s" />}
      </Pressable>
      <Pressable
        className="ui__row ui__justify-center ui__size-3 ui__tone-action ui__hit"
        label={`${sku.title} ${action.label}`}
        onTap={action.onTap}
      >
        <Text>{action.label}</Text>
      </Pressable>
    </Stack>
  )
})

const Value = ({ value }: { value: string | undefined }) =>
  value === undefined ? (
    <View className="ui__size-3 ui__breaks ui__grow compared-row__value compared-row__value--none">
      <Text aria-hidden>{parameterWords('unsaid')}</Text>
      <Hidden>{parameterWords('unsaidName')}</Hidden>
    </View>
  ) : (
    <View className="ui__size-3 ui__breaks ui__grow compared-row__value">{value}</View>
  )

function Line({ row: { name, values, differs } }: { row: ComparedRow }) {
  return (
    <View className={classes('compared-row', differs && 'compared-row--differs')}>
      <Row justify="between" gap={2} size={2} tone="ink-3" className="compared-row__name">
        <Text>{name}</Text>
        {differs ? <Text className="ui__tone-action ui__bold ui__fixed">{parameterWords('differs')}</Text> : null}
      </Row>
      <Row align="stretch" gap={4} className="compared-row__values">
        <Value value={values[0]} />
        <Value value={values[1]} />
      </Row>
    </View>
  )
}

interface ComparedProps {
  left: ProductParameters
  right: ProductParameters
  onChange: () => void
  onStop: () => void
}

/** Two products side by side: who they are stays in sight, lines that differ are marked, equal ones can be put away. */
export const Compared = observer(function Compared({ left, right, onChange, onStop }: ComparedProps) {
  const [only, setOnly] = useState(false)
  const all = compareGroups(left.groups, right.groups)
  const groups = only ? differences(all) : all
  return (
    <View>
      <Row align="stretch" gap={2} padX={3}>
        <Side product={left} action={{ label: parameterWords('stop'), onTap: onStop }} />
        <Side product={right} action={{ label: parameterWords('change'), onTap: onChange }} />
      </Row>
      <View className="ui__row compared-only" style={{ top: `${barHeight()}px` }}>
        <Row wrap size={2} tone="ink" weight="bold" grow className="compared-only__names">
          <Text className="compared-only__name">{left.model}</Text>
          <Text className="compared-only__name">{right.model}</Text>
        </Row>
        <Row gap={2} size={3} tone="ink-2" hit fixed>
          <Text>{parameterWords('onlyDifferences')}</Text>
          <Switch on={only} onChange={setOnly} label={parameterWords('onlyDifferences')} />
        </Row>
      </View>
      {groups.length === 0 ? <EmptyState drawing="search" title={parameterWords('same')} /> : null}
      {groups.map(({ code, name, rows }) => (
        <Card key={code} title={name}>
          {rows.map((row) => (
            <Line key={row.code} row={row} />
          ))}
        </Card>
      ))}
    </View>
  )
})
