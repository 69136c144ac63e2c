import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { Steps } from '@/ui/layout/Steps'
import { parcelWords } from '../messages'
import { STAGES, stageOf } from '../rules'
import { stateWords } from '../words'

/** How far it is, as four stations. */
export const Stages = observer(function Stages({ state }: { state: Parcel['state'] }) {
  const now = stageOf(state)
  return (
    <Steps
      steps={STAGES.map((stage, index) => {
        const isDone = index < now || state === 'SIGNED'
        return {
          key: stage,
          // once it was collected nobody waits for that
          name: stage === 'PACKED' && isDone ? parcelWords('shipped') : stateWords(stage),
          state: isDone ? 'done' : index === now ? 'now' : 'ahead'
        }
      })}
    />
  )
})
