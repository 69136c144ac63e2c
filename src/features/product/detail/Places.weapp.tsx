/** It lies in the package of the page that opens it. */
export { DeliveryPlaces as Places } from './DeliveryPlaces'
