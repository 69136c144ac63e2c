import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { formatClock, friendlyDay } from '@/lib/dates'
import { toast } from '@/platform/feedback'
import { Button, Chip, Sheet, Skeleton, StateView } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { parcelWords } from '../messages'
import { useMutation, useQuery } from './calls'
import './visit.scss'

interface VisitSheetProps {
  open: boolean
  onClose: () => void
  parcelCode: string
  /** There is one, which can be given up. */
  booked: boolean
}

/** The days and hours at which an installer can come; a tap books. */
const Times = observer(function Times({ onClose, parcelCode, booked }: Omit<VisitSheetProps, 'open'>) {
  const remote = useQuery('GET /o2ord-b2c/v1/parcel/visit-windows', { query: { parcelCode } })
  const booking = useMutation('POST /o2ord-b2c/v1/parcel/visit')
  const cancelling = useMutation('POST /o2ord-b2c/v1/parcel/visit-cancel')
  const busy = booking.sending || cancelling.sending
  const finish = async (outcome: Awaited<ReturnType<typeof booking.send>>, word: 'visitDone' | 'visitGone') => {
    if (outcome.ok) {
      toast(parcelWords(word))
      onClose()
    } else if (outcome.error) {
      if (outcome.error.fateUnknown && !outcome.error.isTold) toast(parcelWords('visitUnknown'))
      await remote.reload() // what is full shows
    }
  }
  const book = async (day: string, window: number) =>
    finish(await booking.send({ body: { parcelCode, day, window } }), 'visitDone')
  const cancel = async () => finish(await cancelling.send({ body: { parcelCode } }), 'visitGone')
  return (
    <StateView remote={remote} skeleton={<Skeleton shape="form" count={3} />}>
      {({ days }) => (
        <View>
          <Text size={2} tone="ink-3" padBottom={2}>
            {parcelWords('visitRule')}
          </Text>
          {days.map(({ day, windows }) => (
            <View
              key={day}
              className="visit-day"
              role="group"
              aria-label={friendlyDay(day, serverNow(), currentLocale())}
            >
              <Text weight="bold" padBottom={2}>
                {friendlyDay(day, serverNow(), currentLocale())}
              </Text>
              <Row align="stretch" gap={2} wrap>
                {windows.map(({ window, from, to, full, chosen }) => {
                  const time = `${formatClock(from)}–${formatClock(to)}`
                  return (
                    <Chip
                      key={window}
                      role="radio"
                      className="visit-day__time"
                      selected={chosen}
                      disabled={full || busy}
                      onTap={() => (chosen ? onClose() : void book(day, window))}
                    >
                      {full ? parcelWords('visitFull', { time }) : time}
                    </Chip>
                  )
                })}
              </Row>
            </View>
          ))}
          {booked ? (
            <Button block kind="text" disabled={busy} onTap={cancel}>
              {parcelWords('visitCancel')}
            </Button>
          ) : null}
        </View>
      )}
    </StateView>
  )
})

export const VisitSheet = observer(function VisitSheet({ open, ...props }: VisitSheetProps) {
  return (
    <Sheet open={open} onClose={props.onClose} title={parcelWords('visitTitle')}>
      <Times {...props} />
    </Sheet>
  )
})
