import type { ComponentType, ReactNode } from 'react'
import { useLoaded, type Loaded } from '@/api'
import { RetryNote } from '@/ui'
import type { LateName } from './names'

interface LateOptions<P> {
  /** Keeps its place until it is there, and where it can't be had; default: nothing. */
  waiting?: (props: P) => ReactNode
  /** Where it can't be had, a note that asks for it again stands in that place. */
  retry?: boolean
  /** Where it can't be had, this stands there instead. */
  failed?: (props: P, remote: Loaded<unknown>) => ReactNode
  /** Around what waits and the note. */
  frame?: (inside: ReactNode) => ReactNode
}

type PropsOf<Part> = Part extends ComponentType<infer P> ? P : never

/** Parts that come together in one file. */
export function lateParts<M extends object>(name: LateName, load: () => Promise<M>) {
  return function latePart<K extends keyof M>(key: K, options: LateOptions<PropsOf<M[K]>> = {}) {
    const { waiting, retry, failed, frame } = options
    return function LatePart(props: PropsOf<M[K]>) {
      const remote = useLoaded(name, load)
      const { data, status, reload } = remote
      if (data) {
        // a part takes its own props; TypeScript can't follow K through the file
        const Part = data[key] as unknown as ComponentType<PropsOf<M[K]>>
        return <Part {...(props as PropsOf<M[K]> & JSX.IntrinsicAttributes)} />
      }
      if (status === 'failed' && failed) return <>{failed(props, remote)}</>
      const isMissing = retry && status === 'failed'
      const inside = isMissing ? <RetryNote onRetry={() => void reload()} /> : waiting?.(props)
      return <>{frame ? frame(inside) : inside}</>
    }
  }
}

/** A part that comes in a file of its own. */
export const late = <P extends object>(
  name: LateName,
  load: () => Promise<ComponentType<P>>,
  options: LateOptions<P> = {}
): ComponentType<P> => lateParts(name, async () => ({ part: await load() }))('part', options)
