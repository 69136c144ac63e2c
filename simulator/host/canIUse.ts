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
/** Components that code asks about before it uses something newer of theirs, and the values in question. */
const components: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  button: { 'open-type': openTypes },
  input: { type: ['text', 'number', 'idcard', 'digit', 'safe-password', 'nickname'] }
}

export function canIUse(schema: string, isThere: (api: string) => boolean): boolean {
  const [name = '', attribute, value] = schema.split('.')
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (!component) return isThere(name)
  if (attribute === undefined) return true
  const values = Object.hasOwn(component, attribute) ? component[attribute] : undefined
  return values !== undefined && (value === undefined || values.includes(value))
}
