// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const feeSheet = {kinds:[{kindCode:'c',name:'s',picture:'s',works:['s']}],'kindCode?':'c','work?':'s',regionClass:'i',list:[{itemCode:'c',part:'s',name:'s',note:'s',unit:'s',fen:'i',validFrom:'s',earlier:[{validFrom:'s',fen:'i'}],'next?':{validFrom:'s',fen:'i'}}],'mostPaid?':{bills:'i',fromFen:'i',toFen:'i',nothing:'i',within:'i',more:'i'}} as const
