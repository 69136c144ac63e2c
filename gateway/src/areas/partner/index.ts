export { partnerArea } from './routes'
export { partnerByCode, partnerOf, type Partner } from './service'
