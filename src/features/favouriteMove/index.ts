/** «Move to favourites» of the cart; it comes late there. */
export { MoveButton, type MoveButtonProps } from './MoveButton'
