import { useState } from 'react'

let count = 0

/** An id of its own for a field, the same in every render; plain, since the mini-program refuses React's colons. */
export const useFieldId = (ownId?: string): string => {
  const [own] = useState(() => {
    count += 1
    return `ui-field-${count}`
  })
  return ownId ?? own
}
