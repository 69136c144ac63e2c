/** Files that a link may lead to (spec 9.7), and what becomes of each. */

/** PICTURE, DOCUMENT, SOUND and TEXT are shown in the store, OFFICE by what is around it, an ARCHIVE is saved. */
export type FileKind = 'PICTURE' | 'DOCUMENT' | 'OFFICE' | 'SOUND' | 'TEXT' | 'ARCHIVE'

const kinds: Readonly<Record<FileKind, readonly string[]>> = {
  PICTURE: ['jpg', 'jpeg', 'png', 'svg', 'gif'],
  DOCUMENT: ['pdf'],
  OFFICE: ['xls', 'xlsx', 'doc', 'docx', 'ppt', 'pptx'],
  SOUND: ['mp3'],
  TEXT: ['txt'],
  ARCHIVE: ['zip']
}
/** Endings of files that nothing here opens; any other ending may be a page's. */
const others = 'apk avi bin bmp csv dmg exe flac gz iso mkv mov mp4 msi psd rar rtf tar tif tiff wav wmv xml 7z'.split(
  ' '
)

const byEnding = new Map<string, FileKind | 'OTHER'>([
  ...others.map((ending) => [ending, 'OTHER'] as const),
  ...(Object.keys(kinds) as FileKind[]).flatMap((kind) => kinds[kind].map((ending) => [ending, kind] as const))
])

/** The kind of a file by the ending of its address's path; undefined: a page. */
export function fileKindOf(address: string): FileKind | 'OTHER' | undefined {
  const ending = /^https?:\/\/[^/?#]+\/[^?#]*\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(address)?.[1]
  return ending === undefined ? undefined : byEnding.get(ending.toLowerCase())
}

/** The name that a file is saved and called by. */
export function fileNameOf(address: string): string {
  const name = /([^/?#]*)(?:[?#].*)?$/.exec(address)?.[1] ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A link to an application of the shell around the store: `app:<menuCode>?<args>#<its name>`. */
export interface ApplicationLink {
  menuCode: string
  args: Record<string, string>
  name: string
}

const application = /^app:([\w-]{1,64})(?:\?([^#]{0,1000}))?(?:#(.{1,120}))?$/

/** Returns the application that a link opens; undefined where it is none, or badly escaped. */
export function applicationOf(link: string): ApplicationLink | undefined {
  const [, menuCode, query = '', name = ''] = application.exec(link) ?? []
  if (menuCode === undefined) return undefined
  try {
    const args = query
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [key = '', ...value] = pair.split('=')
        return [decodeURIComponent(key), decodeURIComponent(value.join('='))] as const
      })
      .filter(([key]) => key !== '__proto__')
    return { menuCode, args: Object.fromEntries(args.slice(0, 20)), name: decodeURIComponent(name) || menuCode }
  } catch {
    return undefined // no text that an address can carry
  }
}
