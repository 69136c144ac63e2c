import type { RouteParams } from '@/routes'

/** What is scanned for: it says where a bare model or bar code leads. Default: to the products of that name. */
export type ScanUse = NonNullable<RouteParams['scan']['use']>
