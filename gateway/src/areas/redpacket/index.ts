export { post, release, reserve, type PacketAmount, type PacketPart } from './ledger'
export { redPacketArea } from './routes'
export { balanceOf, detail as packetById, endPackets, grant, ruleOf, toPacket, usablePackets } from './service'
export type { PacketRecord } from './store'
