import type { CallContext } from './context'

/** The five headers of every call but storage-host fetches (spec 7.1), and a body's type. */
export function callHeaders(
  context: CallContext,
  token: string | undefined,
  more: { idempotencyKey?: string; hasBody: boolean }
): Record<string, string> {
  const headers: Record<string, string> = {
    'x-lang': context.language(),
    'x-channel-type': context.channel()
  }
  const shop = context.onlineShop()
  const tenant = context.tenant()
  if (shop !== undefined) headers['x-online-shop'] = shop
  if (tenant !== undefined) headers['x-tenant'] = tenant
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (more.idempotencyKey !== undefined) headers['idempotency-key'] = more.idempotencyKey
  if (more.hasBody) headers['content-type'] = 'application/json'
  return headers
}
