import { call } from './calls'

/** A link that opens a page of the mini-program from a phone's browser. */
export async function miniProgramLink(pathWithQuery: string): Promise<string> {
  const [path = '', query] = pathWithQuery.split(/\?(.*)/s)
  const { link } = await call('GET /o2srh/pub/v1/wx-schemes', {
    query: { path, ...(query ? { query } : {}) },
    quiet: true
  })
  return link
}
