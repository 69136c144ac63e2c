import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { EmptyState, Price, Sheet } from '@/ui'
import { riddleWords as t } from './messages'
import type { RiddleRound } from './useRiddle'
import './riddle.scss'

interface RecordSheetProps {
  open: boolean
  onClose: () => void
  records: RiddleRound['records']
}

/** Riddles that the shopper tried. */
export const RecordSheet = observer(function RecordSheet({ open, onClose, records }: RecordSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('record')}>
      {records.length === 0 ? <EmptyState drawing="order" title={t('noRecord')} /> : null}
      <View role="list" aria-label={t('record')}>
        {records.map(({ riddleCode, at, text, tries, amountFen }) => (
          <View key={riddleCode} className="riddle-record" role="listitem">
            <View className="riddle-record__words">
              <View>{text}</View>
              <View className="riddle-record__note">{`${shownDay(at)} · ${t('guessedIn', { count: tries })}`}</View>
            </View>
            {amountFen === undefined ? (
              <View className="riddle-record__note">{t('missed')}</View>
            ) : (
              <Price fen={amountFen} sign="+" />
            )}
          </View>
        ))}
      </View>
    </Sheet>
  )
})
