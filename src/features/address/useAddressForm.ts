import type { Address } from '@contract'
import { useEffect, useRef, useState } from 'react'
import { GatewayError, OfflineError, TimeoutError } from '@/api'
import { toast } from '@/platform/feedback'
import { back } from '@/routes'
import { dropDraft, keepDraft, readDraft } from '@/stores'
import { addAddress, changeAddress, parsePasted } from './api'
import { choose, isChoosing, type AddressUse } from './choose'
import { keepChosen } from './delivery/chosen'
import { addressWords } from './messages'
import {
  draftOf,
  emptyDraft,
  firstWrong,
  inputOf,
  placeOnly,
  problemOf,
  problemsOf,
  restoreDraft,
  withParsed,
  type AddressDraft,
  type CheckedField,
  type FieldProblems
} from './rules'

export interface AddressForm {
  draft: AddressDraft
  problems: FieldProblems
  /** The field a refused form sends the shopper to. */
  wrong: CheckedField | undefined
  change: (part: Partial<AddressDraft>) => void
  /** Checks a field that was left; an empty one that was never filled stays quiet until the form is sent. */
  leaveField: (field: CheckedField) => void
  /**
   * Fills in what can be read from a text; of a place only where it is. Saving waits for it.
   * @throws GatewayError when the text could not be read
   */
  read: (text: string, from: 'paste' | 'place') => Promise<{ found: CheckedField[]; missing: CheckedField[] }>
  submit: () => Promise<void>
}

/** The form of a new address, or of one that is edited. Half-filled it survives a reload and a switch to another app. */
export function useAddressForm(edited: Address | undefined, use: AddressUse): AddressForm {
  const name = `address:${edited?.addressId ?? 'new'}`
  const [draft, setDraft] = useState(() => restoreDraft(edited ? draftOf(edited) : emptyDraft, readDraft(name)))
  const [problems, setProblems] = useState<FieldProblems>({})
  const [wrong, setWrong] = useState<CheckedField>()
  const latest = useRef(draft)
  const sent = useRef(false)
  const reading = useRef<Promise<unknown>>(undefined)

  // Whoever walks out of an edit by the way back has given it up; a reload and another app don't unmount.
  const isEdit = edited !== undefined
  useEffect(
    () => () => {
      if (isEdit) dropDraft(name)
    },
    [isEdit, name]
  )

  const change = (part: Partial<AddressDraft>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setDraft(next)
    setWrong(undefined)
    // a field that was said to be wrong is said to be right as soon as it is
    setProblems((old) => {
      const left: FieldProblems = {}
      for (const [field, problem] of Object.entries(problemsOf(next)) as [
        CheckedField,
        FieldProblems[CheckedField]
      ][]) {
        if (old[field] !== undefined) left[field] = problem
      }
      return left
    })
    if (!sent.current) keepDraft(name, { ...next })
  }

  const leaveField = (field: CheckedField) => {
    setWrong(undefined)
    const problem = problemOf(field, latest.current)
    if (problem?.endsWith('Missing')) return
    setProblems((old) => ({ ...old, [field]: problem }))
  }

  const finish = async (address: Address) => {
    sent.current = true
    dropDraft(name)
    toast(addressWords('saved'))
    if (isChoosing(use) && (await choose(address, use))) return
    if (address.isDefault) keepChosen(address)
    await back('shippingAddress')
  }

  const read: AddressForm['read'] = (text, from) => {
    const before = latest.current
    const done = parsePasted(text).then((parsed) => {
      const {
        draft: filled,
        found,
        missing
      } = withParsed(latest.current, from === 'paste' ? parsed : placeOnly(parsed), before)
      if (found.length > 0) change(filled)
      return { found, missing }
    })
    reading.current = done
    return done
  }

  const submit = async () => {
    // a text that is being read is part of the form; the box itself says when it could not be
    await reading.current?.catch(() => undefined)
    const found = problemsOf(latest.current)
    const first = firstWrong(found)
    setProblems(found)
    if (first) {
      setWrong(undefined)
      // in the next turn, so that a second try jumps there again
      setTimeout(() => setWrong(first), 0)
      return
    }
    const input = inputOf(latest.current)
    try {
      await finish(await (edited ? changeAddress(edited.addressId, input) : addAddress(input)))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      const unknown = failure instanceof TimeoutError || failure instanceof OfflineError
      toast(unknown ? addressWords('unknown') : failure.words, 3000)
    }
  }

  return { draft, problems, wrong, change, leaveField, read, submit }
}
