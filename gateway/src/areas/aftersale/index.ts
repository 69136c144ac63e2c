export {
  agree,
  carry,
  carryNew,
  caseDesk,
  decide,
  hearRefund,
  inspect,
  outOfStock,
  refuse,
  sendNew,
  setReturnPlace
} from './desk'
export { afterSaleArea } from './routes'
