/** Becoming a partner: the words of its three screens, and where somebody stands. */
export { partnerWords } from './messages'
export { wayOn } from './rules'
export { WrongStep } from './WrongStep'
