// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { productCard } from '@/api/shapes/goods/productCard'

// oxfmt-ignore
export const shopFound = {shopCode:'c',shopName:'s',logo:'s',slogan:'s',productCount:'i',soldCount:'i',selfOperated:'b','followerCount?':'i','score?':'i','closed?':'b',products:[productCard]} as const
