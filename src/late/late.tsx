import type { ComponentType, ReactNode } from 'react'
import { useLoaded } from '@/api'
import { RetryNote } from '@/ui'

interface LateOptions<P> {
  /** Keeps its place until it is there, and where it can't be had; default: nothing. */
  waiting?: (props: P) => ReactNode
  /** Where it can't be had, a note that asks for it again stands in that place. */
  retry?: boolean
  /** Around what waits and the note. */
  frame?: (inside: ReactNode) => ReactNode
}

type PropsOf<Part> = Part extends ComponentType<infer P> ? P : never

/** Parts that come together in one file. `name`: of the file, among all that comes later. */
export function lateParts<M extends object>(name: string, load: () => Promise<M>) {
  return function latePart<K extends keyof M>(key: K, options: LateOptions<PropsOf<M[K]>> = {}) {
    const { waiting, retry, frame } = options
    return function LatePart(props: PropsOf<M[K]>) {
      const { data, status, reload } = useLoaded(name, load)
      if (data) {
        // a part takes its own props; TypeScript can't follow K through the file
        const Part = data[key] as unknown as ComponentType<PropsOf<M[K]>>
        return <Part {...(props as PropsOf<M[K]> & JSX.IntrinsicAttributes)} />
      }
      const isMissing = retry && status === 'failed'
      const inside = isMissing ? <RetryNote onRetry={() => void reload()} /> : waiting?.(props)
      return <>{frame ? frame(inside) : inside}</>
    }
  }
}

/** A part that comes in a file of its own. */
export const late = <P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  options: LateOptions<P> = {}
): ComponentType<P> => lateParts(name, async () => ({ part: await load() }))('part', options)
