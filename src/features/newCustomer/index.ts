/** Welcoming a new customer with a red packet (spec 4.2), and taking a packet on offer. */
export { OpenedPacket } from './OpenedPacket'
export { receivePacket } from './receive'
export { Welcome } from './Welcome'
