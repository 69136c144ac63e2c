import { useState } from 'react'
import {
  ExchangeHead,
  ExchangeSheet,
  ExchangeSkeleton,
  Offers,
  RecordSheet,
  useExchange,
  useOffers
} from '@/features/points'
import { definePage } from '@/page'
import { Screen, StateView } from '@/ui'

/** What points are exchanged for: goods and coupons, each once it was asked and confirmed, and the record of both. */
function PointExchange() {
  const remote = useOffers()
  const exchanging = useExchange()
  const [isRecordOpen, setIsRecordOpen] = useState(false)
  return (
    <Screen onPullRefresh={remote.reload}>
      <StateView remote={remote}>
        {({ offers, balance }) => (
          <>
            <ExchangeHead balance={balance} onRecord={() => setIsRecordOpen(true)} />
            <Offers offers={offers} balance={balance} onExchange={exchanging.ask} />
            <ExchangeSheet exchanging={exchanging} balance={balance} />
          </>
        )}
      </StateView>
      <RecordSheet open={isRecordOpen} onClose={() => setIsRecordOpen(false)} />
    </Screen>
  )
}

export default definePage('pointExchange', {
  body: PointExchange,
  skeleton: <ExchangeSkeleton />,
  screen: { className: 'points-screen' }
})
