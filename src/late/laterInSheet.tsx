import type { ComponentType } from 'react'
import { useLoaded } from '@/api'
import { Skeleton, StateView } from '@/ui'
import type { LateName } from './names'

/**
 * What a sheet holds, in a file of its own that comes when the sheet first opens: most visits open none. For H5; in the
 * mini-program it lies in the package of the page that opens it. `rows`: how much room it takes meanwhile.
 */
export function laterInSheet<P extends object>(name: LateName, load: () => Promise<ComponentType<P>>, rows = 2) {
  return function LaterInSheet(props: P) {
    const remote = useLoaded(name, load)
    return (
      <StateView remote={remote} skeleton={<Skeleton shape="form" count={rows} />}>
        {(Loaded) => <Loaded {...props} />}
      </StateView>
    )
  }
}
