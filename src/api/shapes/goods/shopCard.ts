// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const shopCard = {shopCode:'c',shopName:'s',logo:'s',slogan:'s',productCount:'i',soldCount:'i',selfOperated:'b','followerCount?':'i','score?':'i','closed?':'b'} as const
