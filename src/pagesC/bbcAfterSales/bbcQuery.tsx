import { QueryContent } from '@/features/serviceBill'
import { definePage } from '@/page'
import { Screen, Skeleton } from '@/ui'

/** Finds bills by the phone of the request, without a login. */
function BbcQuery() {
  return (
    <Screen>
      <QueryContent />
    </Screen>
  )
}

export default definePage('bbcQuery', { body: BbcQuery, skeleton: <Skeleton shape="form" count={3} /> })
