import type { ShareView } from '@/platform/nativeApp'
import type { RouteKey } from '@/routes'

/** The platform's own menu shares it. */
export const barShare = (_screen: RouteKey, _view?: ShareView) => undefined
