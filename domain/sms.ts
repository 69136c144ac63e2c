/** Limits of the login code by SMS, shared by the app's countdown and the gateway's refusal. */

export const SMS_CODE_LENGTH = 6
/** Seconds before the same phone gets another code. */
export const SMS_RESEND_SECONDS = 60
/** Seconds a code is good for. */
export const SMS_EXPIRES_SECONDS = 300
/** Codes a phone gets in one day. */
export const SMS_DAILY_LIMIT = 10
/** Wrong guesses before a code is void. */
export const SMS_MAX_ATTEMPTS = 5
