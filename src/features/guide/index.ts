/** Installation guides: what screens and other features may use. */
export { BriefGuide } from './brief/BriefGuide'
export { GuideContent } from './detail/GuideContent'
export { GuideKinds } from './detail/GuideKinds'
export { useGuide } from './detail/useGuide'
export { guideWords } from './messages'
