export { favouriteArea } from './routes'
export { countOf as countFavourites, keptAmong } from './store'
