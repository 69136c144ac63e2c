/** Choosing an invoice for an order that is being placed. */
export { ChooseForm } from './ChooseForm'
export { chooseWords } from './messages'
export { useChoice } from './useChoice'
