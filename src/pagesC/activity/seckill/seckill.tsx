import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { useZoneBlocks } from '@/features/cms'
import { Reminded, remindedOf, SeckillSkeleton, Sessions, useSeckill } from '@/features/seckill'
import { useShareCard } from '@/features/share'
import { pickWords } from '@/i18n'
import { definePage } from '@/page'
import { routeOf, urlOf } from '@/routes'
import { Screen } from '@/ui'

/** The flash sale. */
const Seckill = observer(function Seckill() {
  const seckill = useSeckill()
  const { blocks } = useZoneBlocks('seckill')
  const { remote, session, choose } = seckill
  const now = serverNow()
  const remindedCodes = remindedOf(remote.data?.sessions ?? [], now)
  useShareCard({ path: urlOf('seckill'), title: pickWords(routeOf('seckill').title) })
  return (
    <Screen
      onPullRefresh={remote.reload}
      {...(remindedCodes === undefined || remindedCodes.session === session
        ? {}
        : { footer: <Reminded reminded={remindedCodes} now={now} onChoose={choose} /> })}
    >
      <Sessions seckill={seckill} below={blocks} />
    </Screen>
  )
})

export default definePage('seckill', {
  body: () => <Seckill />,
  skeleton: <SeckillSkeleton />,
  screen: { tone: 'brand', className: 'seckill-page' }
})
