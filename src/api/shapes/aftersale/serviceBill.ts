// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
const part1 = {itemCode:'c',name:'s',fen:'i',count:'i','free?':'s'} as const

// oxfmt-ignore
export const serviceBill = {billId:'c','billNo?':'c',source:'s',work:'s',state:'s',appliance:{name:'s',model:'s',picture:'s'},'orderCode?':'c',faults:['s'],text:'s',pictures:['s'],'video?':{url:'s',seconds:'i'},'window?':{from:'i',to:'i'},'address?':{receiver:'s',phone:'s',regionName:'s',detail:'s',districtCode:'s'},'engineer?':{name:'s',phone:'s'},'doorCode?':'s','warrantyUntil?':'s',lines:[part1],totalFen:'i','quote?':{lines:[part1],totalFen:'i',at:'i','agreed?':'b'},dueFen:'i',tracks:[{at:'i',text:'s',state:'s','pictures?':['s']}],'review?':{score:'i',text:'s'},'freeAgainUntil?':'i',createdAt:'i'} as const
