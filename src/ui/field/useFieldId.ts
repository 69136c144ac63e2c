import { useState } from 'react'

let made = 0

/** An id of its own for a field, the same in every render; plain, since the mini-program refuses React's colons. */
export const useFieldId = (given?: string): string => {
  const [own] = useState(() => {
    made += 1
    return `ui-field-${made}`
  })
  return given ?? own
}
