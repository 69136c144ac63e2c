import { Text, View } from '@tarojs/components'
import type { ReviewRow } from '@contract'
import { REVIEW_REWARD } from '@domain/content/review'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Button, Card, Icon, Picture, Pressable } from '@/ui'
import { writeWords } from './messages'
import { useNextRows } from './useReceivedRows'
import './Writing.scss'

/** What was sent, and what it earns once it is shown. */
export interface Sent {
  kind: 'WRITTEN' | 'ADDED'
  /** The SKU of the first row. */
  skuCode: string | undefined
  points: number
}

interface SentPartProps {
  orderCode: string
  sent: Sent
  /** Shows the rows of this order again, at one of them. */
  onSee: (skuCode: string | undefined) => void
}

const Next = observer(function Next({ row, onTap }: { row: ReviewRow; onTap: () => void }) {
  return (
    <View className="review-next" role="listitem">
      <View className="review-next__picture">
        <Picture src={row.picture} alt="" round />
      </View>
      <Text className="review-next__title">{row.title}</Text>
      <Button size="s" kind="outline" label={`${writeWords('writeThis')} ${row.title}`} onTap={onTap}>
        {writeWords('writeThis')}
      </Button>
    </View>
  )
})

/** It was sent: what it earns, and the ways on. */
export const SentPart = observer(function SentPart({ orderCode, sent, onSee }: SentPartProps) {
  const next = useNextRows().data ?? []
  const { kind, points, skuCode } = sent
  const open = (row: ReviewRow) => {
    if (row.orderCode === orderCode) onSee(row.skuCode)
    else void go('publishComments', { orderCode: row.orderCode, skuCode: row.skuCode }, { replace: true })
  }
  return (
    <View>
      <View className="review-sent" role="status">
        <View className="review-sent__disc">
          <Icon name="check" size={28} color="white" />
        </View>
        <View className="review-sent__title">{writeWords(kind === 'ADDED' ? 'addedTitle' : 'sentTitle')}</View>
        <View className="review-sent__note">
          {points > 0 ? writeWords('sentPoints', { points }) : writeWords('sentNote')}
        </View>
        <View className="review-sent__ways">
          <Button kind="outline" onTap={() => onSee(skuCode)}>
            {writeWords('seeMine')}
          </Button>
          <Button kind="outline" onTap={() => go('orderDetail', { orderCode }, { replace: true })}>
            {writeWords('toOrder')}
          </Button>
        </View>
      </View>
      {next.length === 0 ? null : (
        <Card title={writeWords('nextTitle')}>
          <View className="review-next__note">{writeWords('noPoints', { ...REVIEW_REWARD })}</View>
          <View role="list">
            {next.map((row) => (
              <Next key={`${row.orderCode} ${row.skuCode}`} row={row} onTap={() => open(row)} />
            ))}
          </View>
          <Pressable className="review-next__all" role="link" onTap={() => void go('myOrder', { status: 'TO_REVIEW' })}>
            <Text>{writeWords('toList')}</Text>
            <Icon name="right" size={14} />
          </Pressable>
        </Card>
      )}
    </View>
  )
})
