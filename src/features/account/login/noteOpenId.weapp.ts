import { GatewayError } from '@/api'
import { loginCode } from '@/platform/login'
import { stores, writeStored } from '@/stores'
import { call } from './calls'

/** After a login by SMS, keeps the messaging platform's id of the shopper as well (spec 3.3). Never rejects. */
export function noteOpenId(): void {
  void keepOpenId()
}

async function keepOpenId(): Promise<void> {
  const { token } = stores.session
  const code = await loginCode()
  if (code === undefined) return
  try {
    const { openId } = await call('POST /o2cum/v1/pub/mini-program/getOpenUnionId', { body: { code }, quiet: true })
    if (stores.session.token === token) writeStored('openId', openId)
  } catch (failure) {
    // nothing that is on show needs it; the next login through the platform brings it
    if (!(failure instanceof GatewayError)) throw failure
  }
}
