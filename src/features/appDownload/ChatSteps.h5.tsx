import { Steps } from './Steps'

/** The chat app's browser: its menu opens the page in another. */
export const ChatSteps = () => <Steps words={['browser1', 'browser2', 'browser3']} pointed />
