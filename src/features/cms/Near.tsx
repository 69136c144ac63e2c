import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { usePageEnv } from './signals'
import { useNearViewport } from './useNearViewport'

interface NearProps {
  /** The block's id. */
  id: string
  /** Above the fold. */
  atOnce: boolean
  /** Stands in until then; of the same height. */
  waiting: ReactNode
  children: ReactNode
}

/** Mounts its content, and with it the loading of its data, only when it is seen or soon will be. */
export function Near({ id, atOnce, waiting, children }: NearProps) {
  const elementId = `cms-${usePageEnv().page}-${id}`
  const near = useNearViewport(elementId, atOnce)
  return <View id={elementId}>{near ? children : waiting}</View>
}
