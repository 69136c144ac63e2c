// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const customerInfo = {openId:'s',userId:'c',customerCode:'c',nickName:'s',decryptMobilePhone:'s',detailAddress:'s',levelDO:{levelCode:'c',levelName:'s'},pointAvailable:'i',receivePacketFlag:'i',firstOrderFlag:'i','avatar?':'s','partnerCode?':'c'} as const
