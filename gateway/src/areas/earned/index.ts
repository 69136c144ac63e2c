import type { Area } from '../../core/area'
import { seedEarnings } from './seed'

/** What the demonstration's partners earned before: it stands over every area that a purchase goes through. */
export const earnedArea: Area = { name: 'earned', seededAs: 'journal', routes: {}, seed: seedEarnings }
