import { useEffect, useRef, useState } from 'react'
import type { Settlement } from '@contract'
import type { Query } from '@/api'
import type { Remarks } from './remarks'

/** sending: a submit is under way · asking: its reply never came and its fate is being asked. */
export type SubmitPhase = 'idle' | 'sending' | 'asking'

/** Said above the button. `words` are the gateway's own. */
export interface SubmitNotice {
  key?: 'problems' | 'offline' | 'remarkFailed' | 'unknownStill' | 'unknownBefore' | 'alreadySubmitted'
  words?: string
  /** How many, for `problems`. */
  count?: number
  /** What changed, a line each. */
  lines?: string[]
}

export interface Submitting {
  remote: Query<Settlement>
  remarks: Remarks
  openAddress: () => void
}

/** What a screen knows of its submit. The refs are what holds now, before it is rendered. */
export function useSubmission({ remote, remarks, openAddress }: Submitting) {
  const [phase, setPhase] = useState<SubmitPhase>('idle')
  const [notice, setNotice] = useState<SubmitNotice>()
  const [sold, setSold] = useState(false)
  // state alone comes a render too late for a second tap in the same frame
  const locked = useRef(false)
  const left = useRef(false)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  /** The question for messages that went with the tap. */
  const subscribed = useRef<Promise<void>>()
  const latest = useRef(remote)
  latest.current = remote
  return {
    phase,
    setPhase,
    notice,
    setNotice,
    sold,
    setSold,
    locked,
    left,
    alive,
    subscribed,
    latest,
    remarks,
    openAddress
  }
}
export type Submission = ReturnType<typeof useSubmission>
