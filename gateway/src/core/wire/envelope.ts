import { DatabaseAway, GatewayRefusal } from '../errors'
import { say, type Locale } from '../words'

/** What every endpoint answers with (spec 3.2). */
export interface Envelope {
  success: boolean
  failed: boolean
  code: string
  message: string
  data: unknown
}

export const successEnvelope = (data: unknown): Envelope => ({
  success: true,
  failed: false,
  code: 'S',
  message: '',
  data
})

export const failureEnvelope = (code: string, message: string): Envelope => ({
  success: false,
  failed: true,
  code,
  message,
  data: null
})

export const SERVER_ERROR = { zh: '系统开小差了，请您稍后再试', en: 'The system is having a hiccup, please try later' }
const AWAY = { zh: '商城暂时无法使用，请稍后再试', en: 'The store is unavailable right now, please try again' }
const TOO_LARGE = { zh: '提交的内容过大', en: 'This is too much to send at once' }
export const UNKNOWN_PATH = { zh: '请求的地址不存在', en: 'There is nothing at this address' }

/** Status and envelope for anything thrown. What is not a refusal says nothing about the inside. */
export function answerTo(error: unknown, locale: Locale): { status: number; envelope: Envelope } {
  if (error instanceof GatewayRefusal) {
    return { status: error.status, envelope: failureEnvelope(error.code, say(locale, error.words)) }
  }
  if (error instanceof DatabaseAway)
    return { status: 503, envelope: failureEnvelope('service.away', say(locale, AWAY)) }
  if (isTooLongAnAddress(error))
    return { status: 404, envelope: failureEnvelope('path.unknown', say(locale, UNKNOWN_PATH)) }
  const status = statusOf(error)
  if (status !== undefined && status >= 400 && status < 500) {
    const words = status === 413 ? TOO_LARGE : { zh: '请求格式不正确', en: 'The request could not be read' }
    return { status, envelope: failureEnvelope('request.invalid', say(locale, words)) }
  }
  return { status: 500, envelope: failureEnvelope('F', say(locale, SERVER_ERROR)) }
}

/** A part of the address is longer than any that the gateway knows, so nothing is there. */
const isTooLongAnAddress = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'FST_ERR_MAX_PARAM_LENGTH'

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined
