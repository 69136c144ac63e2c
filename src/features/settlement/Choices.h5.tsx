import { useLoaded } from '@/api'
import { Skeleton, StateView } from '@/ui'
import type { Rewards } from './useRewards'

const load = async () => (await import('./RewardChoices')).RewardChoices

/** Comes with a file of its own when the sheet first opens: most buyers take what is chosen for them. */
export function Choices(rewards: Rewards) {
  const remote = useLoaded('RewardChoices', load)
  return (
    <StateView remote={remote} skeleton={<Skeleton shape="form" count={2} />}>
      {(Loaded) => <Loaded {...rewards} />}
    </StateView>
  )
}
