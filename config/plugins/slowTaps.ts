/** What of Taro's plugin context is used. */
interface Context {
  registerMethod(method: { name: string; fn(platform: Platform): void }): void
}

interface Platform {
  platform: string
  template: { internalComponents: Record<string, Record<string, unknown>> }
}

/**
 * Taro plugin: a finger that rests on a button longer than 350 ms still taps it. Taro's templates listen to a long press
 * on everything, and the chat app sends no tap where a long press is listened to. No screen of the shop wants one.
 */
export default function slowTaps(ctx: Context): void {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: Platform) {
      if (platform.platform !== 'weapp') return
      for (const component of Object.values(platform.template.internalComponents)) delete component['bindLongTap']
    }
  })
}
