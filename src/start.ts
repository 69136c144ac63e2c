// The start itself, apart from the app so that on H5 it is a task of its own (config/stagedStart.cjs): before the first
// page renders, so that what it needs is on its way.
import './engine'
import { prefetchPage } from '@/start/prefetch'
import { takeHanded } from '@/platform/handed'
import { currentPathWithQuery } from '@/platform/location'
import { stores } from '@/stores'
import { startUp } from '@/stores/startUp'

const handover = process.env.TARO_ENV === 'h5' ? takeHanded() : undefined
// somebody else may have been logged in here: nothing of theirs is shown, not for a frame
if (process.env.TARO_ENV === 'h5' && handover !== undefined) stores.session.setAside()
startUp(prefetchPage)
if (process.env.TARO_ENV === 'h5' && handover !== undefined) {
  const screen = currentPathWithQuery()
  void import('@/features/handed').then(
    ({ enterByHanded }) => enterByHanded(handover, screen),
    // the code can't be spent: it is as if none had come
    () => stores.session.follow()
  )
}
