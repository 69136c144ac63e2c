import { late } from '@/late'

/** Few who look at a product are partners. */
export const LaterEarnLine = late('EarnLine', async () => (await import('./EarnLine')).EarnLine, {
  waiting: () => <div style={{ minHeight: '44px' }} />
})
