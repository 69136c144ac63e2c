/** Places: one that is shown, one that is chosen. */
export { placeWords } from './messages'
export { PlaceForm } from './PlaceForm'
export { PlaceView } from './PlaceView'
export { isPlace } from './rules'
export { usePlaceForm } from './usePlaceForm'
