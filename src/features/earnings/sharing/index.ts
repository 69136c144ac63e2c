/** What sharing earns a partner, on what they share. */
export { LaterEarnLine } from './LaterEarnLine'
