import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { judgeNew } from './moderating'
import { storySchema } from './schema'
import { seedStories } from './seed'
import * as service from './service'

const callerOf = (call: Call<EndpointKey>): service.Caller => ({
  userId: call.userId,
  locale: call.locale,
  now: call.clock.date()
})
const authorOf = (call: Call<EndpointKey>): service.Author => ({ ...callerOf(call), userId: call.shopper() })

/** Stories of old appliances, and the campaign that asks for them. */
export const storyArea: Area = {
  name: 'story',
  schema: storySchema,
  routes: {
    'GET /o2cum/v1/pub/glz-store/campaign': (call) => service.campaignNow(call.db, callerOf(call)),
    'GET /o2cum/v1/pub/glz-store/list': (call) => service.shownStories(call.db, callerOf(call), call.query),
    'GET /o2cum/v1/glz-store': (call) => service.ownStory(call.db, authorOf(call)),
    'POST /o2cum/v1/glz-store/upload-file-zip': (call) => service.takeArchive(call.core, call.shopper(), call.file),
    'POST /o2cum/v1/glz-store/save': (call) => service.save(call.db, authorOf(call), call.body),
    'POST /o2cum/v1/glz-store/hide': (call) => service.hide(call.db, authorOf(call), call.body.storyId),
    'POST /o2cum/v1/glz-store/heart': (call) => service.giveHeart(call.db, call.shopper(), call.body)
  },
  seed: seedStories,
  sweep: judgeNew
}
