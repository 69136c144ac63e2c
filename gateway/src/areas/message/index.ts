export { tellOfEndings } from './endings'
export { messageArea } from './routes'
export {
  tellOfFriend,
  tellOfInvoice,
  tellOfOpening,
  tellOfProduct,
  tellOfReceipt,
  tellOfRoom,
  tellOfSale,
  tellShopper,
  type InvoiceNews
} from './service'
export { permissionsLeft } from './store'
