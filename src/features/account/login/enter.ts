import { tellFootsteps } from '@/features/footstep'
import { toast } from '@/platform/feedback'
import { leaveLogin } from '@/routes'
import { stores, writeStored } from '@/stores'
import { loginWords } from './messages'

interface Login {
  token: string
  userId: string
  /** The messaging platform's id of the shopper, where it vouched for them. */
  openId?: string
  /** A new account was made. */
  registered?: boolean
}

/** The end of every way of logging in: the shopper is logged in, reads so, and is back where they came from. */
export async function enter({ token, userId, openId, registered }: Login, from: string | undefined): Promise<void> {
  writeStored('leftByChoice', undefined)
  // a shopper who is logged in has an account, and nobody with an account needs codes
  writeStored('inviteCodes', undefined)
  stores.session.login(token, userId, openId)
  void tellFootsteps()
  toast(loginWords(registered ? 'registered' : 'loggedIn'))
  await leaveLogin(from)
}
