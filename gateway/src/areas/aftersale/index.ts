export { agree, carry, caseDesk, decide, hearRefund, inspect, refuse, setReturnPlace } from './desk'
export { afterSaleArea } from './routes'
