export { agree, caseDesk, decide, inspect, outOfStock, refuse, sendNew, setReturnPlace } from './desk'
export { carry, carryNew, hearRefund } from './hearing'
export { afterSalesArea } from './routes'
