import type { FastifyInstance } from 'fastify'
import { actOnStory, STORY_STEPS } from '../areas/story'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import type { Fields } from './packets'
import { STAFF } from './staff'

/** Shows, refuses and chooses stories in place of the shop's people. */
export function addStoryApi(app: FastifyInstance, core: Core, { text }: Pick<Fields, 'text'>): void {
  app.post('/demo/api/stories/:storyId/:step', async ({ params, body }) => {
    const { storyId = '', step = '' } = params as Record<string, string>
    const storyStep = STORY_STEPS.find((name) => name === step)
    if (storyStep === undefined) throw invalid('操作不存在', `step must be one of ${STORY_STEPS.join(', ')}`)
    await actOnStory(core, STAFF, { storyId, step: storyStep, reason: text(body, 'reason') })
    return { done: true }
  })
}
