/** What the demonstration shop seeds this area with; plain data, as core/catalogue tells. */
import type { OpenSpan } from '../../../../domain/goods/openingHours'
import type { OutletService } from '../../../../domain/goods/outlet'
import type { Words } from '../../core/words'

export interface DemonstrationOutlet {
  outletCode: string
  name: Words
  address: Words
  cityCode: string
  cityName: Words
  /** In GCJ-02. */
  latitude: number
  longitude: number
  phone: string
  services: readonly OutletService[]
  hours: readonly OpenSpan[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    outlets?: readonly DemonstrationOutlet[]
  }
}
