export { agree, carry, caseDesk, decide, hearRefund, inspect, refuse } from './desk'
export { afterSaleArea } from './routes'
