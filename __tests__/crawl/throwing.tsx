/** Screens that throw while they render, as long as the world is broken; what stands in for one that did does not. */
import { isValidElement } from 'react'
import type * as Real from '@/ui/screen/Screen'
import { FailedState } from '@/ui/screen/FailedState'

const standsIn = (children: unknown) => isValidElement(children) && children.type === FailedState

export const breakage = {
  now: false,
  /** The module of `Screen` in its place. */
  screens(): typeof Real {
    const { Screen } = jest.requireActual<typeof Real>('@/ui/screen/Screen')
    return {
      Screen: (props) => {
        if (breakage.now && !standsIn(props.children)) throw new Error('a screen that throws')
        return <Screen {...props} />
      }
    }
  }
}
