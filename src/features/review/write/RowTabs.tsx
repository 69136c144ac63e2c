import { Text, View } from '@tarojs/components'
import type { ReviewRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { versionOf } from '@/lib/dots'
import { hasOwn } from '@/lib/json'
import { classes, Picture, Pressable, SideScroll } from '@/ui'
import { writeWords } from './messages'
import './RowTabs.scss'

const stateWords = {
  TO_WRITE: 'toWrite',
  TO_MEND: 'toMend',
  TO_ADD: 'toAdd',
  DONE: 'done'
} as const satisfies Record<ReviewRow['state'], string>

/** A state that this app does not know is said as nothing. */
const saidOf = (state: ReviewRow['state'], hasBegun: boolean): string =>
  hasBegun ? writeWords('begun') : hasOwn(stateWords, state) ? writeWords(stateWords[state]) : ''

interface RowTabsProps {
  rows: readonly ReviewRow[]
  chosen: string
  isBegun: (skuCode: string) => boolean
  onChoose: (skuCode: string) => void
}

const Goods = observer(function Goods({ row, begun }: { row: ReviewRow; begun: boolean }) {
  return (
    <>
      <View className="review-rows__picture">
        <Picture src={row.picture} alt="" round eager />
      </View>
      <View className="review-rows__words">
        <Text className="review-rows__title">{row.title}</Text>
        <Text className="review-rows__note">{versionOf(row)}</Text>
        <Text className={classes('review-rows__state', `review-rows__state--${begun ? 'BEGUN' : row.state}`)}>
          {saidOf(row.state, begun)}
        </Text>
      </View>
    </>
  )
})

/** What is reviewed: one product, or the rows of the order to choose from. */
export const RowTabs = observer(function RowTabs({ rows, chosen, isBegun, onChoose }: RowTabsProps) {
  const [only, ...others] = rows
  if (only && others.length === 0) {
    return (
      <View className="review-rows review-rows--one">
        <Goods row={only} begun={isBegun(only.skuCode)} />
      </View>
    )
  }
  return (
    <SideScroll label={writeWords('rows')}>
      <View className="review-rows" role="tablist" aria-label={writeWords('rows')}>
        {rows.map((row) => (
          <Pressable
            key={row.skuCode}
            role="tab"
            selected={row.skuCode === chosen}
            className={classes('review-rows__tab', row.skuCode === chosen && 'review-rows__tab--chosen')}
            onTap={() => onChoose(row.skuCode)}
          >
            <Goods row={row} begun={isBegun(row.skuCode)} />
          </Pressable>
        ))}
      </View>
    </SideScroll>
  )
})
