export { messageArea } from './routes'
export { tellOfCoupon, tellOfProduct, tellOfSale, tellShopper } from './service'
export { permissionsLeft } from './store'
