import { CheckInCard, EarnWays, PointHead, PointRows, PointsSkeleton, usePointRows, usePoints } from '@/features/points'
import { LevelCard } from '@/features/points/level'
import { definePage } from '@/page'
import { Screen, StateView } from '@/ui'

/** The shopper's points: how many, the streak, what earns more, and what came and went. */
function MyPoint() {
  const remote = usePoints()
  const rows = usePointRows()
  // the rows failed with the rest, and one retry is for all of it
  const reload = () => Promise.all([remote.reload(), rows.reload()])
  return (
    <Screen onReachBottom={() => void rows.list.loadMore()} onPullRefresh={reload}>
      <StateView remote={{ ...remote, reload }}>
        {({ balance, checkIn, month, toReview }) => (
          <>
            <PointHead balance={balance} />
            <CheckInCard checkIn={checkIn} />
            <LevelCard />
            <EarnWays earned={month.earned} toReview={toReview} />
            <PointRows rows={rows} today={checkIn.today} />
          </>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('myPoint', {
  body: MyPoint,
  skeleton: <PointsSkeleton />,
  screen: { className: 'points-screen' }
})
