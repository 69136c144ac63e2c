/** Props for what must not scroll the page under it when dragged; on H5 the style sheet does that. */
export const still = process.env.TARO_ENV === 'weapp' ? { catchMove: true } : {}
