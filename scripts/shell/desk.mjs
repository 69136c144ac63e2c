// A page of an enterprise shell: it has a tenant and people of its own, and shows the shop as one application among others.
const [, , tenantId] = location.pathname.split('/')
const basePath = `/desk/${tenantId}/store`
const byId = (id) => document.getElementById(id)
/** Who is logged in at this tenant's; the shell keeps it, as its people keep the shell. */
const KEY = `desk.${tenantId}`
const session = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}

async function ask(method, path, body, headers = {}) {
  const reply = await fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-lang': 'zh-CN',
      'x-tenant': tenantId,
      'idempotency-key': crypto.randomUUID(),
      ...headers
    },
    ...(body ? { body: JSON.stringify(body) } : {})
  })
  const content = await reply.json()
  if (content.success === false) throw new Error(content.message)
  return content.data ?? content
}

const mount = () => {
  const { token } = session()
  return storeSub.mount({ container: byId('place'), basePath, tenantId, ...(token ? { token } : {}) })
}
const show = () => {
  byId('who').textContent = session().userId ?? '没登录'
}

async function keep(who) {
  await storeSub.unmount()
  if (who) localStorage.setItem(KEY, JSON.stringify(who))
  else localStorage.removeItem(KEY)
  show()
  await mount()
}

async function logIn() {
  const phone = byId('phone').value
  const { captchaKey } = await ask('POST', '/api/oauth/public/send-phone-captcha-always', { phone })
  const outbox = await ask('GET', `/demo/api/outbox?recipient=${phone}`)
  const captcha = /\b(\d{6})\b/.exec(JSON.stringify(outbox))?.[1]
  const body = { phone, captcha, captchaKey }
  const { token, userId } = await ask('POST', '/api/o2cum/v1/pub/customer-login/register-with-oauth', body)
  await keep({ token, userId })
}

async function logOut() {
  const { token } = session()
  if (token) await ask('POST', '/api/o2cum/v1/customer-login/logout', undefined, { authorization: `Bearer ${token}` })
  await keep()
}

byId('tenant').textContent = tenantId
byId('mount').onclick = () => void mount()
byId('unmount').onclick = () => void storeSub.unmount()
byId('login').onclick = () => void logIn()
byId('logout').onclick = () => void logOut()
show()
await storeSub.bootstrap()
if (location.hash !== '#empty') await mount()
