import { useState } from 'react'
import { readStored } from '@/stores'
import { useShownAgain } from '@/ui'
import type { Places } from './rules'

const read = (): Places => readStored('manualPlaces') ?? {}

/** Where one stopped in each manual; read again when the screen is shown again. */
export function usePlaces(): Places {
  const [places, setPlaces] = useState(read)
  useShownAgain(() => setPlaces(read()))
  return places
}
