import type { Area } from '../../core/area'
import { readerOf } from '../../core/identity/asker'
import { searchSchema } from './schema'
import { seedSearch } from './seed'
import { marks } from './marks'
import * as service from './service'
import { miniProgramLink } from './schemes'

/** Products by words, facets, completions. */
export const searchArea: Area = {
  name: 'search',
  schema: searchSchema,
  routes: {
    'GET /o2srh/v1/pub/platform-products/search': (call) => service.search(call.db, call.query, readerOf(call)),
    'GET /o2srh/v1/pub/platform-products/search-mark': async (call) => ({
      list: await marks(call.db, call.query, readerOf(call))
    }),
    'GET /o2srh/v1/pub/platform-products/medias': async (call) => ({
      list: await service.blockCards(call.db, call.query, readerOf(call))
    }),
    'GET /o2srh/v1/pub/platform-products/search-filter': (call) => service.facets(call.db, call.query, readerOf(call)),
    'GET /o2srh/v1/pub/platform-products/search-filter-count': async (call) => ({
      count: await service.count(call.db, call.query, readerOf(call))
    }),
    'GET /o2srh/pub/v1/wx-schemes': (call) => miniProgramLink(call.core.platform, call.query),
    'GET /o2srh/v1/pub/search-associate': async (call) => ({
      list: await service.associate(call.db, call.query.keyword, readerOf(call))
    }),
    'GET /o2srh/v1/pub/hot-word': async (call) => ({ list: await service.hotWords(call.db, call.locale) })
  },
  seed: seedSearch
}
