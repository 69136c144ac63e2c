/** Limits of the login code by SMS, shared by the app's countdown and the gateway's refusal. */

export const SMS_CODE_LENGTH = 6
/** Seconds before the same phone gets another code. */
export const SMS_RESEND_SECONDS = 60
/** Seconds a code is good for. */
export const SMS_EXPIRES_SECONDS = 300
/** Codes a phone gets in one day. */
export const SMS_DAILY_LIMIT = 10
/** Codes that callers of one address get, for all phones together. */
export interface SmsCallerLimits {
  hourly: number
  daily: number
  /** Codes of an hour that are sent without a picture code first; default: all. */
  freely?: number
}
/** In production: enough for the many shoppers behind one address of a mobile network, too few to write to thousands. */
export const SMS_CALLER_LIMITS: SmsCallerLimits = { hourly: 100, daily: 500, freely: 20 }
/** In a demonstration, whose codes cost nobody anything and whose tests log in a shopper each from one machine. */
export const SMS_CALLER_DEMONSTRATION_LIMITS: SmsCallerLimits = { hourly: 2000, daily: 10_000 }
/** Wrong guesses before a code is void. */
export const SMS_MAX_ATTEMPTS = 5
/** Wrong codes of a phone within an hour before its next code needs a picture code. */
export const SMS_WRONG_FREELY = 3
