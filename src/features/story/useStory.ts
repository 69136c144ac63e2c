import { isRefusal, serverNow } from '@/api'
import { useGiveUpLogin } from '@/features/afterLogin'
import { stores } from '@/stores'
import { calendarDay } from '@/lib/dates'
import { useQuery } from './calls'

/** The campaign, and the shopper's own story in it. */
export function useStory() {
  const { loggedIn } = stores.session
  const campaign = useQuery('GET /o2cum/v1/pub/glz-store/campaign', { again: true, forAll: true })
  const own = useQuery('GET /o2cum/v1/glz-store', { when: loggedIn, again: true })
  useGiveUpLogin()
  const reload = () => Promise.all([campaign.reload(), loggedIn ? own.reload() : undefined])
  const { error } = campaign
  const missing = isRefusal(error, 'story.no-campaign')
  return { campaign, own, loggedIn, missing, reload }
}

/** Returns the year of the shop's calendar. */
export const thisYear = (): number => Number(calendarDay(serverNow()).slice(0, 4))
