import type { ProductSku } from '@contract'
import { useLoaded } from '@/api'
import type { AboutProductProps, TellMeProps } from './aboutTypes'

const load = () => import('./AboutProduct')

/** Comes with a file of its own once the page was scrolled towards it; nothing when it can't be had. */
export function About(props: AboutProductProps) {
  const { data: parts } = useLoaded('AboutProduct', load)
  return parts ? <parts.AboutProduct {...props} /> : null
}

/** From the same file: the row of the page's parts. */
export function Anchors(props: { shown: boolean }) {
  const { data: parts } = useLoaded('AboutProduct', load)
  return parts ? <parts.AnchorBar {...props} /> : null
}

/** From the same file: the product in the page's bar. */
export function InBar(props: { sku: ProductSku | undefined }) {
  const { data: parts } = useLoaded('AboutProduct', load)
  return parts ? <parts.ProductInBar {...props} /> : null
}

/** From the same file: the sheet of the alerts. */
export function TellMe(props: TellMeProps) {
  const { data: parts } = useLoaded('AboutProduct', load)
  return parts ? <parts.TellMe {...props} /> : null
}
