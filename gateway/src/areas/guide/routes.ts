import type { DataOf } from '../../../../contract'
import type { Area } from '../../core/area'
import type { Db } from '../../core/database'
import { notFound } from '../../core/errors'
import { videoIn } from '../../core/video'
import { say, type Locale } from '../../core/words'
import { guideSchema } from './schema'
import { seedGuides } from './seed'
import * as store from './store'

async function guidesOf(
  db: Db,
  spuCode: string | undefined,
  locale: Locale
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/installation'>> {
  const rows = await store.guides(db, spuCode)
  return {
    list: rows.map(({ guide_code, name, picture, fees }) => {
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
  guideCode: string,
  locale: Locale
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/installation-detail'>> {
  const row = await store.guideByCode(db, guideCode)
  if (row === undefined) throw notFound('guide.missing', '没有这份安装指南', 'This installation guide is not there')
  const { figure, minutes, prepare, measures, steps, fees, video } = row.content
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
    'GET /o2pcm/pub/v1/crm-group-get/installation': (call) => guidesOf(call.db, call.query.spuCode, call.locale),
    'GET /o2pcm/pub/v1/crm-group-get/installation-detail': (call) => guide(call.db, call.query.guideCode, call.locale)
  }
}
