import type { DataOf, QueryOf } from '../../../../contract'
import type { Area } from '../../core/area'
import type { Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { videoIn } from '../../catalogue/video'
import { readerOf, type Reader } from '../../core/identity/asker'
import { say } from '../../core/words'
import { installationFees } from '../fee'
import { guideSchema } from './schema'
import { seedGuides } from './seed'
import * as store from './store'

async function guidesOf(
  db: Db,
  { spuCode, regionCode }: QueryOf<'GET /o2pcm/pub/v1/crm-group-get/installation'>,
  { locale, nowMs }: Reader
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/installation'>> {
  const rows = await store.guides(db, spuCode)
  const all = await installationFees(
    db,
    rows.map(({ guide_code }) => guide_code),
    { regionCode, nowMs }
  )
  return {
    list: rows.map(({ guide_code, name, picture }) => {
      const fees = all.get(guide_code) ?? []
      const free = fees.find(({ fen }) => fen === 0)
      return {
        guideCode: guide_code,
        name: say(locale, name),
        picture,
        ...(free ? { freeFee: say(locale, free.name) } : {}),
        paidFees: fees.filter(({ fen }) => fen > 0).length
      }
    })
  }
}

async function guide(
  db: Db,
  { guideCode, regionCode }: QueryOf<'GET /o2pcm/pub/v1/crm-group-get/installation-detail'>,
  { locale, nowMs }: Reader
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/installation-detail'>> {
  const row = await store.guideByCode(db, guideCode)
  if (row === undefined) throw notFound('guide.missing', '没有这份安装指南', 'This installation guide is not there')
  const { figure, minutes, prepare, measures, steps, video } = row.content
  const fees = (await installationFees(db, [guideCode], { regionCode, nowMs })).get(guideCode) ?? []
  return {
    guideCode: row.guide_code,
    name: say(locale, row.name),
    picture: row.picture,
    figure,
    minutes,
    prepare: prepare.map((words) => say(locale, words)),
    measures: measures.map(({ name, mm, note }) => ({ name: say(locale, name), mm, note: say(locale, note) })),
    steps: steps.map(({ title, text }) => ({ title: say(locale, title), text: say(locale, text) })),
    ...videoIn(video, locale),
    fees: fees.map(({ name, fen, unit, note }) => ({
      name: say(locale, name),
      fen,
      unit: say(locale, unit),
      note: say(locale, note)
    }))
  }
}

/** How large appliances are installed, and what that costs. */
export const guideArea: Area = {
  name: 'guide',
  schema: guideSchema,
  seed: seedGuides,
  routes: {
    'GET /o2pcm/pub/v1/crm-group-get/installation': (call) => guidesOf(call.db, call.query, readerOf(call)),
    'GET /o2pcm/pub/v1/crm-group-get/installation-detail': (call) => guide(call.db, call.query, readerOf(call))
  }
}
