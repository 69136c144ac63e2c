/** What is on air now, told beside other things: the mark, a shop's room, which rooms a terminal has. */
export { channelPath } from './channel'
export { OnAir, watchingText } from './OnAir'
export { onAirWords } from './messages'
export { OnAirStrip } from './OnAirStrip'
export { useShopOnAir } from './useShopOnAir'
