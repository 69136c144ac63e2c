/** The flash sale by sessions. */
export { Sessions, SeckillSkeleton } from './Sessions'
export { useSeckill } from './useSeckill'
