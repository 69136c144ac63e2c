import type { DataOf } from '../../../../contract'
import type { ContentDocument } from '../../core/catalogue'
import type { Db } from '../../core/database'
import { say, type Locale } from '../../core/words'
import * as store from './store'

/** What there is of a kind, and the text of the one that is asked for, in the caller's language. */
export async function documentsOf(
  db: Db,
  locale: Locale,
  kind: ContentDocument['kind'],
  code?: string
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/crm-policy'>> {
  const list = (await store.titles(db, kind)).map((one) => ({ code: one.code, title: say(locale, one.title) }))
  const found = code === undefined ? undefined : await store.document(db, kind, code)
  if (!found) return { list }
  return {
    list,
    document: {
      code: found.code,
      title: say(locale, found.title),
      effectiveOn: found.effective_on,
      intro: say(locale, found.intro),
      sections: found.sections.map(({ title, text }) => ({ title: say(locale, title), text: say(locale, text) }))
    }
  }
}
