// The start itself, apart from the app so that on H5 it is a task of its own (config/stagedStart.cjs): before the first
// page renders, so that what it needs is on its way.
import './engine'
import { prefetchPage } from '@/features/prefetch'
import { startUp } from '@/stores/startUp'

startUp(prefetchPage)
