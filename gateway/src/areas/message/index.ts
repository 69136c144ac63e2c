export { tellOfEndings } from './endings'
export { messageArea } from './routes'
export {
  tellOfFriend,
  tellOfInvoice,
  tellOfOpening,
  tellOfProduct,
  tellOfReceipt,
  tellOfSale,
  tellShopper,
  type InvoiceNews
} from './service'
export { permissionsLeft } from './store'
