import { Steps } from './Steps'

/** The mini-program: the link is taken along. */
export const ChatSteps = () => <Steps words={['mini1', 'mini2']} />
