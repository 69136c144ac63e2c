export { RewardChoices as Choices } from './RewardChoices'
export { Together } from './notes/Together'
export { Unclaimed } from './notes/Unclaimed'
