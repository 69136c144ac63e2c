/** What the shop is looked at on, as far as it decides which app fits. */
export interface Device {
  kind: 'IOS' | 'ANDROID' | 'DESKTOP'
  /** Inside the chat app, which opens no app store. */
  inChatApp: boolean
}
