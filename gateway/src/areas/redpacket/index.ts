export { post, release, reserve, type PacketAmount, type PacketPart } from './ledger'
export { redPacketArea } from './routes'
export { detail as packetById, grant, ruleOf, toPacket, usablePackets } from './service'
export type { PacketRecord } from './store'
