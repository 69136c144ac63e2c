import { Text, View } from '@tarojs/components'
import type { ReviewRow } from '@contract'
import { REVIEW_REWARD } from '@domain/content/review'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { back } from '@/routes'
import { FormScreen } from '@/ui/form/FormScreen'
import { writeWords } from './messages'
import { OwnPart } from './OwnPart'
import { OwnStatus } from './OwnStatus'
import { PieceFields } from './PieceFields'
import { isWritable, towardsReward } from './rules'
import { RowTabs } from './RowTabs'
import type { Sent } from './SentPart'
import { useWriting } from './useWriting'
import './Writing.scss'

interface WriteScreenProps {
  orderCode: string
  rows: readonly ReviewRow[]
  /** The row it opens at; the first that can be written otherwise. */
  opened: string | undefined
  onSent: (result: Sent) => void
}

/** The rows of an order: those that can be reviewed as a form, the others as what was written of them. */
export const WriteScreen = observer(function WriteScreen({ orderCode, rows, opened, onSent }: WriteScreenProps) {
  const [selection, setSelection] = useState(opened)
  const row = rows.find(({ skuCode }) => skuCode === selection) ?? rows.find(isWritable) ?? rows[0]
  // what was opened once goes on being sent while another row is in sight
  const [seenCodes, setSeenCodes] = useState<readonly string[]>([])
  const inSight = row?.skuCode
  if (inSight !== undefined && !seenCodes.includes(inSight)) setSeenCodes([...seenCodes, inSight])
  const writing = useWriting({
    orderCode,
    rows,
    inSight,
    onInSight: setSelection,
    onSent: ({ list, points }) => onSent({ kind: 'WRITTEN', skuCode: list[0]?.skuCode, points })
  })
  if (!row) return null
  const piece = writing.values[row.skuCode]
  const earns = piece !== undefined && towardsReward(piece.text, piece.files).earned
  const leave = async () => {
    if (await writing.mayLeave()) await back('myOrder')
  }
  const action =
    writing.begun > 1
      ? writeWords('sendSeveral', { count: writing.begun })
      : isWritable(row)
        ? writeWords('send')
        : undefined
  return (
    <FormScreen
      form={writing}
      action={action}
      onBack={() => void leave()}
      aside={
        earns ? (
          <View className="review-write__aside">
            <Text className="review-write__later">{writeWords('paidLater')}</Text>
            <Text className="review-write__points">{writeWords('points', { points: REVIEW_REWARD.points })}</Text>
          </View>
        ) : undefined
      }
    >
      <RowTabs rows={rows} chosen={row.skuCode} isBegun={writing.isBegun} onChoose={setSelection} />
      {isWritable(row) ? (
        row.review ? (
          <OwnStatus review={row.review} />
        ) : null
      ) : (
        <OwnPart
          key={row.skuCode}
          row={row}
          onAdded={() => onSent({ kind: 'ADDED', skuCode: row.skuCode, points: 0 })}
        />
      )}
      {rows
        .filter(({ skuCode }) => seenCodes.includes(skuCode))
        .map((entry) => (
          <PieceFields key={entry.skuCode} row={entry} writing={writing} hidden={entry !== row} />
        ))}
    </FormScreen>
  )
})
