/** One trial: applying, what became of it, and its draw. */
export { OneTrial } from './OneTrial'
export { trialSubject } from './sharing'
export { useTrial } from './useTrial'
