/** Asking a friend to pay, for screens that lead to it. */
export { askFriend } from './askFriend'
