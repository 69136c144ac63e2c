/** `wx.canIUse`: an API, or a component with an attribute and one of its values. */

/** What `open-type` may ask for; only what the view answers. */
const openTypes = [
  'agreePrivacyAuthorization',
  'chooseAvatar',
  'contact',
  'feedback',
  'getPhoneNumber',
  'getRealtimePhoneNumber',
  'getUserInfo',
  'launchApp',
  'openSetting',
  'share'
]
/** Components that the view draws. */
export const drawnComponents =
  'view text image rich-text label navigator cover-view cover-image scroll-view swiper swiper-item movable-area movable-view input textarea button form checkbox checkbox-group radio radio-group switch slider picker picker-view picker-view-column video map canvas web-view progress icon page-meta page-container root-portal match-media'.split(
    ' '
  )
/** Attributes that code asks about before it uses something newer of theirs, and the values in question. */
const attributes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  button: { 'open-type': openTypes },
  input: { type: ['text', 'number', 'idcard', 'digit', 'safe-password', 'nickname'] }
}

export function canIUse(schema: string, isThere: (api: string) => boolean): boolean {
  const [name = '', attribute, value] = schema.split('.')
  if (!drawnComponents.includes(name)) return isThere(name)
  if (attribute === undefined) return true
  const declaredValues = attributes[name] ?? {}
  const values = Object.hasOwn(declaredValues, attribute) ? declaredValues[attribute] : undefined
  return values !== undefined && (value === undefined || values.includes(value))
}
