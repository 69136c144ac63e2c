/** It lies in the package of the page that shows it. */
export { MoveButton as LaterMove } from '@/features/favouriteMove'
