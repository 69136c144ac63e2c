export { messageArea } from './routes'
export { tellOfSale, tellShopper } from './service'
export { permissionsLeft } from './store'
