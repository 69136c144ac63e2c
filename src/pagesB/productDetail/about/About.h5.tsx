import { useLoaded } from '@/api'

const load = async () => (await import('./AboutProduct')).AboutProduct

/** Comes with a file of its own once the page was scrolled towards it; nothing when it can't be had. */
export function About(props: { spuCode: string }) {
  const { data: Parts } = useLoaded('AboutProduct', load)
  return Parts ? <Parts {...props} /> : null
}
