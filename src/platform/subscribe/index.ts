import Taro from '@tarojs/taro'

/** What the shopper answered, by template id: accept · reject · ban (by the platform) · filter (another of the same name). */
export type SubscribeAnswers = Record<string, unknown>

/**
 * Asks to be allowed one message of each template. Only in the turn of a tap, before anything waits; at most three.
 * Rejects with the platform's `errCode`: 20004 messages are switched off, others are mistakes.
 */
export const requestSubscribe = (templateIds: readonly string[]): Promise<SubscribeAnswers> =>
  Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] }).then((answers) => ({ ...answers }))
