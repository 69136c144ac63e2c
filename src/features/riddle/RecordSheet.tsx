import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { EmptyState, Price, Sheet } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
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
        {records.map(({ riddleCode, at: guessedAt, text, tries, amountFen }) => (
          <Row key={riddleCode} justify="between" padY={3} className="riddle-record" role="listitem">
            <Text size={3} grow after={2}>
              <View>{text}</View>
              <Text
                size={2}
                tone="ink-3"
                above={1}
              >{`${shownDay(guessedAt)} · ${t('guessedIn', { count: tries })}`}</Text>
            </Text>
            {amountFen === undefined ? (
              <Text size={2} tone="ink-3" above={1}>
                {t('missed')}
              </Text>
            ) : (
              <Price fen={amountFen} sign="+" />
            )}
          </Row>
        ))}
      </View>
    </Sheet>
  )
})
