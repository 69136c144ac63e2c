export { addressArea } from './routes'
export { addAddress, oneLine, ownAddress, sentTo, toAddress } from './service'
export { addressesOf, addressOf, type AddressRecord } from './store'
