import { SeckillSkeleton, Sessions, useSeckill } from '@/features/seckill'
import { definePage } from '@/page'
import { Screen } from '@/ui'

/** The flash sale. */
function Seckill() {
  const seckill = useSeckill()
  return (
    <Screen onPullRefresh={seckill.remote.reload}>
      <Sessions seckill={seckill} />
    </Screen>
  )
}

export default definePage('seckill', { body: Seckill, skeleton: <SeckillSkeleton /> })
