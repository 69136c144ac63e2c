/** `observers` of a component: fields watched together, told when setData or its owner sets any of them. */
import { pathParts } from './data'
import type { Func, Values } from './types'

type Path = readonly (string | number)[]

export interface DataObserver {
  watched: readonly { path: Path; deep: boolean }[]
  tell: Func
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Reads `{ 'a, b.c': fn, 'list[0]': fn, 'all.**': fn }`; `**` hears of everything below as well. */
export const readObservers = (declared: unknown): DataObserver[] =>
  Object.entries(isObject(declared) ? declared : {}).flatMap(([fields, tell]) => {
    if (typeof tell !== 'function') return []
    const watched = fields.split(',').map((field) => {
      const path = pathParts(field.trim())
      const deep = path.at(-1) === '**'
      return { path: deep ? path.slice(0, -1) : path, deep }
    })
    return [{ watched, tell: tell as Func }]
  })

const startsWith = (path: Path, start: Path): boolean => start.every((part, index) => path[index] === part)

/** Whether an observer hears of a path that was set: its own, one above it, or with `**` one below it. */
export const hears = ({ watched }: DataObserver, setPath: Path): boolean =>
  watched.some(({ path, deep }) => startsWith(path, setPath) || (deep && startsWith(setPath, path)))

const valueAt = (data: Values, path: Path): unknown =>
  path.reduce<unknown>((place, part) => (isObject(place) ? place[part] : undefined), data)

/** Returns an observer's arguments: the present value of each of its fields. */
export const valuesFor = ({ watched }: DataObserver, data: Values): unknown[] =>
  watched.map(({ path }) => valueAt(data, path))
