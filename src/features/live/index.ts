/** Live rooms: the front, rooms of a kind, one room with its player; rules in domain/content/live. */
export { LiveOff } from './LiveOff'
export { LiveRooms } from './LiveRooms'
export { LiveRoomView } from './room/LiveRoomView'
export { LiveSkeleton } from './LiveSkeleton'
export { channelPath, OnAir, OnAirStrip, onAirWords, useShopOnAir, watchingText } from './onAir'
export { liveWords } from './messages'
export { useRoom, useRooms } from './useLive'
