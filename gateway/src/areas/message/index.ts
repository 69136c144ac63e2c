export { tellOfEndings } from './endings'
export { messageArea } from './routes'
export { tellOfFriend, tellOfProduct, tellOfReceipt, tellOfSale, tellShopper } from './service'
export { permissionsLeft } from './store'
