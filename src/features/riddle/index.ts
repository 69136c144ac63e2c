/** The riddle of the day, and the red packet of who guesses it. */
export { Hints, Keyboard, RiddleCard } from './Board'
export { RecordSheet } from './RecordSheet'
export { Theatre } from './Theatre'
export { Tries } from './Tries'
export { Win } from './Win'
export { riddleWords } from './messages'
export { useRiddle } from './useRiddle'
