import { useLoaded } from '@/api'
import { lookForChatApp } from '@/platform/share/chatApp.h5'
import { Skeleton, StateView } from '@/ui'
import type { ShareWaysProps } from './shareWaysTypes'

const load = async () => {
  const [{ ShareWays: Ways }] = await Promise.all([import('./ShareWays'), lookForChatApp()])
  return Ways
}

/** Comes with a file of its own when a page is first shared: most visits share none. */
export function ShareWays(props: ShareWaysProps) {
  const remote = useLoaded('ShareWays', load)
  return (
    <StateView remote={remote} skeleton={<Skeleton shape="form" count={1} />}>
      {(Ways) => <Ways {...props} />}
    </StateView>
  )
}
