import { useLoaded } from '@/api'

const load = async () => (await import('./BriefReviews')).BriefReviews

/** Comes with a file of its own once the page was scrolled towards it; nothing when it can't be had. */
export function BriefReviews(props: { spuCode: string }) {
  const { data: Brief } = useLoaded('BriefReviews', load)
  return Brief ? <Brief {...props} /> : null
}
