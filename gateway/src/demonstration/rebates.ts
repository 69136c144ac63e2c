import type { DemonstrationRebate } from '../areas/rebate'

const share = (spuCode: string, percent: number): DemonstrationRebate => ({
  spuCode,
  rate: { basisPoints: percent * 100 }
})
const each = (spuCode: string, yuan: number): DemonstrationRebate => ({ spuCode, rate: { pieceFen: yuan * 100 } })

/** What gives money back in the demonstration shop. */
export const rebates: readonly DemonstrationRebate[] = [
  share('QRQ1618', 6),
  each('QYT7506', 150),
  each('QYT9030', 200),
  share('QBF4521', 5),
  each('QBF5602', 120),
  share('QBS2181', 5),
  share('QRD6021', 4),
  each('QRD8030', 260),
  each('QPB1768', 60),
  share('QPY6090', 8),
  share('QSD1003', 10),
  each('QFA5009', 30),
  share('QCF1620', 12),
  each('QFS2612', 12),
  each('QYS5022', 40),
  share('QYS5040', 9),
  each('QXC4505', 80),
  share('QJS1033', 7),
  share('QKL7216', 10),
  each('QJX5033', 25),
  share('QLG1021', 10),
  each('QLG2030', 6)
]
