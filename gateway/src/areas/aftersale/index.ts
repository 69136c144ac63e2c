export { agree, carry, caseDesk, decide, hearRefund, inspect, refuse } from './desk'
export { apply } from './applying'
export { afterSaleArea } from './routes'
export { send } from './sending'
