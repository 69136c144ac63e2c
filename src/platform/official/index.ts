/** The official account's web authorisation, in the chat app's browser. On the mini-program nothing imports this file. */

const AUTHORISE = 'https://open.weixin.qq.com/connect/oauth2/authorize'
/** Under which the browser's tab keeps what it sent along. */
const KEPT = 'authorisation'

/** A text that nobody else knows: who comes back with another one was sent by somebody else. */
const unknownText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Leaves for the authorisation, which comes back to this page. `leave`: how. */
export function leaveForAuthorisation(
  appId: string,
  leave: (address: string) => void = (address) => location.assign(address)
): void {
  const state = unknownText()
  sessionStorage.setItem(KEPT, state)
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: location.href.split('#')[0] ?? location.href,
    response_type: 'code',
    scope: 'snsapi_base',
    state
  })
  leave(`${AUTHORISE}?${query.toString()}#wechat_redirect`)
}

/** The code that this page has come back with, taken out of its address at once; undefined: none that this tab asked for. */
export function takeAuthorisation(): string | undefined {
  const address = new URL(location.href)
  const [code, state] = [address.searchParams.get('code'), address.searchParams.get('state')]
  if (code === null || state === null) return undefined
  const request = sessionStorage.getItem(KEPT)
  sessionStorage.removeItem(KEPT)
  address.searchParams.delete('code')
  address.searchParams.delete('state')
  history.replaceState(history.state, '', address)
  return state === request && /^[A-Za-z0-9._~-]{1,128}$/.test(code) ? code : undefined
}
