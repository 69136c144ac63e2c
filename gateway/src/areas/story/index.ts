export { actOnStory, STORY_STEPS, storyDesk } from './desk'
export { storyArea } from './routes'
export type { DemonstrationCampaign, DemonstrationStory } from './demonstration'
