export { addressArea } from './routes'
export { addAddress, oneLine, ownAddress, toAddress } from './service'
export { addressesOf, addressOf, type AddressRecord } from './store'
