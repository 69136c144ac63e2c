/** What a page asks the gateway first, as data: the app asks it before the page is there, the gateway for its pictures. */

/** One read. It asks with `query`, and with those of `params` that the page was opened with. */
export interface FirstCall {
  ask: `GET ${string}`
  query?: Readonly<Record<string, string | number>>
  /** Parameters of the page that it asks with, under their own names. */
  params?: readonly string[]
  /** Parameters that the call needs. */
  needs?: readonly string[]
  /** Parameters that make it another call. */
  unless?: readonly string[]
  /** Asked for somebody logged in only. */
  login?: true
  /** Pictures of the reply that stand in the page's first view: the server names them. */
  pictures?: number
  /** Pictures of a list that are in sight, but drawn after what stands over them: the app fetches them meanwhile. */
  latePictures?: number
}

/** The query of a call for a page opened with these; undefined when it is not made. */
export function firstQuery(
  { query, params = [], needs = [], unless = [] }: FirstCall,
  parameters: Readonly<Record<string, unknown>>
): Record<string, string | number> | undefined {
  const has = (name: string) => typeof parameters[name] === 'string' && parameters[name] !== ''
  const isGiven = (name: string) => parameters[name] !== undefined && parameters[name] !== ''
  if (!needs.every(has) || unless.some(isGiven)) return undefined
  return { ...query, ...Object.fromEntries(params.filter(has).map((name) => [name, String(parameters[name])])) }
}
