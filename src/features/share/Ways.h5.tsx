import { useLoaded } from '@/api'
import { Skeleton, StateView } from '@/ui'
import type { ShareWaysProps } from './shareWaysTypes'

const load = async () => {
  const lookup = import('@/platform/share/miniProgram.h5').then(({ lookForChatApp }) => lookForChatApp())
  const [{ ShareWays: Ways }] = await Promise.all([import('./ShareWays'), lookup])
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
