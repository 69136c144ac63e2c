export { actOnReferral, REFERRAL_STEPS, referralDesk } from './desk'
export { referralArea } from './routes'
export { takeInvite, termsHere } from './service'
