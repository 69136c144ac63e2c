// The stages of `npm test`: each `{name, files(run), run(files, {alone, beside}), shares?}`, where `files` are what this run chose
// and `alone` runs them one after the other. Stages that name the same `shares` run in one start: the first of them that
// runs is given the others as `beside`, `{name, files}` each. stages/result.mjs says what `run` returns.
import { browserStage } from './stages/browser.mjs'
import { buildStage } from './stages/builds.mjs'
import { enginesStage } from './stages/engines.mjs'
import { jestStage } from './stages/jest.mjs'
import { contractStage, gatewayStages, scriptsStage, simulatorStage, weappStage } from './stages/node.mjs'
import { crawlStage } from './stages/weapp-crawl.mjs'

/** Every stage in the order they run: the quick ones first. */
export const stages = [
  jestStage('unit'),
  jestStage('pages'),
  jestStage('crawl'),
  contractStage,
  scriptsStage,
  ...gatewayStages,
  buildStage('h5'),
  buildStage('weapp'),
  simulatorStage,
  weappStage,
  crawlStage,
  browserStage,
  enginesStage
]
