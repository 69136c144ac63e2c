// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const invoiceDetail = {invoiceCode:'c',kind:'s',state:'s',name:'s',orderCode:'c',shopName:'s',lines:[{title:'s','picture?':'s','quantity?':'i',amountFen:'i'}],amountFen:'i',submittedAt:'i','readyBy?':'i','taxNo?':'s','address?':'s','phone?':'s','bank?':'s','account?':'s','email?':'s',netFen:'i',taxFen:'i',taxBasisPoints:'i',seller:{name:'s',taxNo:'s'},'issuingAt?':'i','issuedAt?':'i','invoiceNo?':'s','file?':'s','fileBytes?':'i','pages?':['s'],'mailed?':{email:'s',state:'s',at:'i','sentAt?':'i'},changesLeft:'i','redReason?':'s','confirmBefore?':'i','reversedAt?':'i','replacedBy?':'c'} as const
