export { actOnReferral, REFERRAL_STEPS, referralDesk } from './desk'
export { referralArea } from './routes'
export { endKnownInvite, takeInvite, termsHere } from './service'
