import type { Area } from '../../core/area'
import { seedNews } from './seed'

/** What the demonstration's shoppers were told besides their orders' news; above all areas that tell. */
export const newsArea: Area = { name: 'news', routes: {}, seed: seedNews }
