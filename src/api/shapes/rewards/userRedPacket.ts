// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const userRedPacket = {userPacketId:'c',kind:'s',name:'s',thresholdFen:'i',shopCode:['?','c'],'shopName?':'s',faceFen:'i',balanceFen:'i',startAt:'i',endAt:'i',state:'s',setAside:'b'} as const
