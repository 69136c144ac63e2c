import type { DataOf } from '../../../../contract'
import type { ContentDocument } from './demonstration'
import type { Db } from '../../core/database/database'
import { say, type Locale } from '../../core/words'
import * as store from './store'

/** The documents of a kind, and the text of the named one, in the caller's language. */
export async function documentsOf(
  db: Db,
  locale: Locale,
  kind: ContentDocument['kind'],
  code?: string
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/crm-policy'>> {
  const list = (await store.titles(db, kind)).map((title) => ({ code: title.code, title: say(locale, title.title) }))
  const document = code === undefined ? undefined : await store.document(db, kind, code)
  return document ? { list, document: viewOf(locale, document) } : { list }
}

const viewOf = (locale: Locale, { code, title, effective_on: effectiveOn, intro, sections }: store.StoredDocument) => ({
  code,
  title: say(locale, title),
  effectiveOn,
  intro: say(locale, intro),
  sections: sections.map((section) => ({ title: say(locale, section.title), text: say(locale, section.text) }))
})

/** All of a kind whole. */
export async function groupOf(
  db: Db,
  locale: Locale,
  groupCode: string
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get'>> {
  return { list: (await store.documents(db, groupCode)).map((document) => viewOf(locale, document)) }
}
