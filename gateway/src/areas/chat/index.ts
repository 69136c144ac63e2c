export { chatDesk, end, handOver, passTime, read, say, setHours, take, type } from './desk'
export { chatArea } from './routes'
export { addAgents } from './store'
export type { ChatContent, DemonstrationTalk } from './demonstration'
