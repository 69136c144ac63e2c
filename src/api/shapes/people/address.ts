// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const address = {addressId:'c',receiver:'s',phone:'s',provinceCode:'s',cityCode:'s',districtCode:'s',detail:'s','tag?':'s',isDefault:'b',provinceName:'s',cityName:'s',districtName:'s','regionEnded?':'b'} as const
