export { foldStreak } from './checkIn'
export { actOnPoints, POINT_STEPS, pointAccounts, tellPoints } from './console'
export { balance, earn, giveBack, lots, post, release, reserve, settleEarned, spend } from './ledger'
export { pointsArea } from './routes'
