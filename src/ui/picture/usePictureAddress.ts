import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { uiPorts } from '../ports'

/** Where a picture is shown from, '' where it may not be; one that the site's list allows later is shown then. */
export function usePictureAddress(picture: string, device = false): string {
  const address = picture === '' || device ? picture : uiPorts().pictureAddress(picture)
  const [, setTurn] = useState(0)
  const isRefused = picture !== '' && address === ''
  useEffect(() => {
    if (!isRefused) return undefined
    return reaction(
      () => uiPorts().pictureAddress(picture),
      () => setTurn((turn) => turn + 1)
    )
  }, [isRefused, picture])
  return address
}
