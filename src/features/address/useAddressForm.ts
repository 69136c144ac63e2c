import type { Address } from '@contract'
import { useRef } from 'react'
import { toast } from '@/platform/feedback'
import { back } from '@/routes'
import { draftOf as draftNamed } from '@/stores'
import { useForm, type Form } from '@/ui/form/useForm'
import { addAddress, changeAddress, parsePasted } from './api'
import { choose, isChoosing, type AddressUse } from './choose'
import { keepChosen } from './delivery/chosen'
import { addressWords } from './messages'
import {
  addressRules,
  checkedFields,
  draftOf,
  emptyDraft,
  inputOf,
  knownTag,
  placeOnly,
  withParsed,
  type AddressDraft,
  type CheckedField,
  type FieldProblem
} from './rules'

export interface AddressForm extends Form<AddressDraft, CheckedField, FieldProblem> {
  /**
   * Fills in what can be read from a text; of a place only where it is. Saving waits for it.
   * @throws GatewayError when the text could not be read
   */
  read: (text: string, from: 'paste' | 'place') => Promise<{ found: CheckedField[]; missing: CheckedField[] }>
}

/** The form of a new address, or of one that is edited. Half-filled it survives a reload and a switch to another app. */
export function useAddressForm(original: Address | undefined, use: AddressUse): AddressForm {
  const reading = useRef<Promise<unknown>>()
  const form = useForm({
    begin: original ? draftOf(original) : emptyDraft,
    rules: addressRules,
    order: checkedFields,
    words: (problem) => addressWords(problem),
    draft: { ...draftNamed(`address:${original?.addressId ?? 'new'}`), edit: original !== undefined },
    tidy: (draft): AddressDraft => ({ ...draft, tag: knownTag(draft.tag) ?? '' }),
    // a text that is being read is part of the form; the box itself says when it could not be
    settled: () => reading.current?.catch(() => undefined),
    send: (draft) => (original ? changeAddress(original.addressId, inputOf(draft)) : addAddress(inputOf(draft))),
    sent: async (address) => {
      toast(addressWords('saved'))
      if (isChoosing(use) && (await choose(address, use))) return
      if (address.isDefault) keepChosen(address)
      await back('shippingAddress')
    },
    unanswered: () => addressWords('unknown')
  })

  const read: AddressForm['read'] = (text, from) => {
    const before = form.latest()
    const parsing = parsePasted(text).then((parts) => {
      const {
        draft: newDraft,
        found,
        missing
      } = withParsed(form.latest(), from === 'paste' ? parts : placeOnly(parts), before)
      if (found.length > 0) form.change(newDraft)
      return { found, missing }
    })
    reading.current = parsing
    return parsing
  }
  return { ...form, read }
}
