import { useLoaded } from '@/api'
import type { EarnLineProps } from './EarnLine'

const load = async () => (await import('./EarnLine')).EarnLine

/** Comes with a file of its own: few who look at a product are partners. */
export function LaterEarnLine(props: EarnLineProps) {
  const { data: Line } = useLoaded('EarnLine', load)
  return Line ? <Line {...props} /> : <div style={{ minHeight: '44px' }} />
}
