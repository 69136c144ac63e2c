import { downloadWay } from '@/features/appDownload/rules'

const ios = 'https://apps.example.com/ios'
const android = 'https://apps.example.com/android'
const both = { appStoreLink: ios, appAndroidLink: android }

it.each([
  ['IOS', false, both, { way: 'STORE', kind: 'IOS', link: ios }],
  ['ANDROID', false, both, { way: 'STORE', kind: 'ANDROID', link: android }],
  ['IOS', true, both, { way: 'CHAT', kind: 'IOS', link: ios }],
  ['DESKTOP', false, both, { way: 'SCAN' }],
  ['DESKTOP', true, both, { way: 'SCAN' }],
  ['ANDROID', false, { appStoreLink: ios }, { way: 'OTHER', kind: 'ANDROID' }],
  // an unfit link of the configuration comes as ''
  ['IOS', false, { ...both, appStoreLink: '' }, { way: 'OTHER', kind: 'IOS' }],
  ['IOS', false, {}, { way: 'NONE' }],
  ['DESKTOP', false, { appStoreLink: '' }, { way: 'NONE' }]
] as const)('on %s (in the chat app: %s) with %o it is %o', (kind, inChatApp, links, ways) => {
  expect(downloadWay({ kind, inChatApp }, links)).toEqual(ways)
})
