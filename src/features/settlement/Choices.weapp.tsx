/** It lies in the package of the settlement. */
export { RewardChoices as Choices } from './RewardChoices'
