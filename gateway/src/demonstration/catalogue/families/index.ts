/** Every family, in the order in which the shop lists them. */
import { airFryers } from './air-fryers'
import { airPurifiers } from './air-purifiers'
import { aircons } from './aircons'
import { blenders } from './blenders'
import { dishwashers } from './dishwashers'
import { dispensers } from './dispensers'
import { dryers } from './dryers'
import type { Family } from './family'
import { fans } from './fans'
import { filters } from './filters'
import { freezers } from './freezers'
import { fridges } from './fridges'
import { gasHeaters } from './gas-heaters'
import { hairDryers } from './hair-dryers'
import { heaters } from './heaters'
import { hobs } from './hobs'
import { hoods } from './hoods'
import { humidifiers } from './humidifiers'
import { innerPots } from './inner-pots'
import { kettles } from './kettles'
import { microwaves } from './microwaves'
import { ovens } from './ovens'
import { pressureCookers } from './pressure-cookers'
import { purifiers } from './purifiers'
import { riceCookers } from './rice-cookers'
import { robots } from './robots'
import { sideHoods } from './side-hoods'
import { slimFridges } from './slim-fridges'
import { toothbrushes } from './toothbrushes'
import { towers } from './towers'
import { vacuums } from './vacuums'
import { washers } from './washers'

export const families: Family[] = [
  riceCookers,
  pressureCookers,
  kettles,
  hoods,
  sideHoods,
  hobs,
  dishwashers,
  ovens,
  microwaves,
  airFryers,
  blenders,
  fridges,
  slimFridges,
  freezers,
  washers,
  dryers,
  aircons,
  towers,
  heaters,
  gasHeaters,
  purifiers,
  dispensers,
  vacuums,
  robots,
  hairDryers,
  toothbrushes,
  fans,
  airPurifiers,
  humidifiers,
  filters,
  innerPots
]
