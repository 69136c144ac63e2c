/** Every kind of product that is drawn, by name. */
import { airPurifier, fan, humidifier } from './air'
import { gasHeater, waterHeater } from './bath'
import { hairDryer, toothbrush } from './care'
import { robot, vacuum } from './cleaning'
import { aircon, airconTower } from './climate'
import { freezer, fridge, fridgeSlim } from './cold'
import { pressureCooker, riceCooker } from './cookers'
import { hob, hood, sideHood } from './hearth'
import { dishwasher, microwave, oven } from './heat'
import { dryer, washer } from './laundry'
import { airFryer, blender } from './mixing'
import { innerPot, kettle } from './pots'
import { dispenser, filter, purifier } from './water'

export const kinds = {
  'rice-cooker': riceCooker,
  'pressure-cooker': pressureCooker,
  kettle,
  'inner-pot': innerPot,
  blender,
  'air-fryer': airFryer,
  hood,
  'side-hood': sideHood,
  hob,
  oven,
  microwave,
  dishwasher,
  fridge,
  'fridge-slim': fridgeSlim,
  freezer,
  washer,
  dryer,
  aircon,
  'aircon-tower': airconTower,
  fan,
  'air-purifier': airPurifier,
  humidifier,
  'water-heater': waterHeater,
  'gas-heater': gasHeater,
  purifier,
  dispenser,
  filter,
  vacuum,
  robot,
  'hair-dryer': hairDryer,
  toothbrush
}

/** What is drawn. */
export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]
