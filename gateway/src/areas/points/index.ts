export { balance, earn, giveBack, lots, post, release, reserve, settleEarned, spend } from './ledger'
export { pointsArea } from './routes'
