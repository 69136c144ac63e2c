/** The flash sale by sessions. */
export { Reminded } from './Next'
export { posterOf } from './poster'
export { remindedOf } from './rules'
export { Sessions, SeckillSkeleton } from './Sessions'
export { useSeckill } from './useSeckill'
