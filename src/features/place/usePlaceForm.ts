import { useState } from 'react'
import { currentLocale } from '@/i18n'
import { events } from '@/lib/events'
import { back, canGoBack, go } from '@/routes'
import { stores } from '@/stores'
import { problemsOf, type PlaceDraft, type PlaceProblem } from './rules'

/** The place being chosen. Who opened the page hears of it (`placeChosen`); with nobody below, the place is shown. */
export function usePlaceForm() {
  const [draft, setDraft] = useState<PlaceDraft>({ districtCode: '', detail: '', name: '' })
  const [isChecked, setIsChecked] = useState(false)
  const problems: PlaceProblem[] = isChecked ? problemsOf(draft) : []
  const change = (changes: Partial<PlaceDraft>) => setDraft((before) => ({ ...before, ...changes }))
  const confirm = async () => {
    setIsChecked(true)
    if (problemsOf(draft).length > 0) return
    const regions = await stores.site.loadRegions() // chosen from it, so it is there
    const address = `${regions.pathName(draft.districtCode, '', currentLocale())}${draft.detail.trim()}`
    const name = draft.name.trim()
    if (canGoBack()) {
      events.emit('placeChosen', { name, address })
      await back()
    } else await go('openLocation', name ? { name, address } : { address }, { replace: true })
  }
  return { draft, problems, change, confirm }
}
