import { BusinessError } from '@/api'
import { partyFields, type CheckedField } from './rules'

/** The field that the gateway refuses by its name, with its words. */
export function refusedField(failure: unknown): { field: CheckedField; words: string } | undefined {
  if (!(failure instanceof BusinessError)) return undefined
  const field = partyFields.find((name) => failure.code === `invoice.${name}`)
  return field && { field, words: failure.words }
}
