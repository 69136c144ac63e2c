import { onMemoryWarning } from '@/platform/memory'
import { provideOwnDialog } from '@/platform/ownDialog'
import { onPrivacyNeeded } from '@/platform/privacy'
import { stores } from '@/stores'
import { provideUi } from '@/ui/ports'
import { dialogs } from './dialogs'
import { HostLayer } from './HostLayer'
import { privacyQuestion } from './privacy'
import { followUpdates } from './updates'

/** Connects the app with what its host asks and tells: once, before the first page. */
export function connectHost(): void {
  provideUi({ layer: HostLayer })
  provideOwnDialog((request) => dialogs.ask(request))
  onPrivacyNeeded((answer, referrer) => privacyQuestion.ask(answer, referrer))
  followUpdates()
  onMemoryWarning(() => stores.site.dropRegions())
}
