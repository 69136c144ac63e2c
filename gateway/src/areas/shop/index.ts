export { closeShop, openShop, putLicence, shopDesk } from './desk'
export { licencePictures } from './licences'
export { shopArea } from './routes'
export type { DemonstrationLicence, DemonstrationShopProfile } from './demonstration'
