/** Help and common problems: what screens and other features may use. */
export { HelpCentre } from './centre/HelpCentre'
export { useHelp } from './centre/useHelp'
export { FaqContent } from './FaqContent'
export { HelpBar } from './HelpBar'
export { helpWords } from './messages'
export { useFaq } from './useFaq'
