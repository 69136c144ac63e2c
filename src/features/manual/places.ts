import { useState } from 'react'
import { readStored, writeStored } from '@/stores'
import { useShownAgain } from '@/ui'
import { withPlace, type Places } from './rules'

const read = (): Places => readStored('manualPlaces') ?? {}

/** The page of a manual where one stopped on this device; undefined before the second. */
export const placeIn = (manualCode: string): number | undefined => read()[manualCode]

export const notePlace = (manualCode: string, page: number): void =>
  writeStored('manualPlaces', withPlace(read(), manualCode, page))

/** Where one stopped in each manual; read again when the screen is shown again. */
export function usePlaces(): Places {
  const [places, setPlaces] = useState(read)
  useShownAgain(() => setPlaces(read()))
  return places
}
