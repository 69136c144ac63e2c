export { advanceOrder, type OrderStep } from './advance'
export { parcelArea } from './routes'
export { warehouseOf } from './warehouses'
