import type { Area } from '../../core/area'
import { askerOf, readerOf, visitorOf } from '../../core/identity/asker'
import { judgeNew } from './moderating'
import { storySchema } from './schema'
import { seedStories } from './seed'
import * as service from './service'

/** Stories of old appliances, and the campaign that asks for them. */
export const storyArea: Area = {
  name: 'story',
  schema: storySchema,
  routes: {
    'GET /o2cum/v1/pub/glz-store/campaign': (call) => service.campaignNow(call.db, readerOf(call)),
    'GET /o2cum/v1/pub/glz-store/list': (call) => service.shownStories(call.db, visitorOf(call), call.query),
    'GET /o2cum/v1/glz-store': (call) => service.ownStory(call.db, askerOf(call)),
    'POST /o2cum/v1/glz-store/upload-file-zip': (call) => service.takeArchive(call.core, call.shopper(), call.file),
    'POST /o2cum/v1/glz-store/save': (call) => service.save(call.db, askerOf(call), call.body),
    'POST /o2cum/v1/glz-store/hide': (call) => service.hide(call.db, askerOf(call), call.body.storyId),
    'POST /o2cum/v1/glz-store/heart': (call) => service.giveHeart(call.db, call.shopper(), call.body)
  },
  seed: seedStories,
  sweep: judgeNew
}
