/** Asking a friend to pay: for whoever leads to it. */
export { askFriend } from './askFriend'
