/**
 * Labels that the chat app gives to screen readers. Taro's templates carry no aria attributes, so a label set on a component
 * never reached the phone. Attribute → its default in the template; templates at build and aliases at run time are both
 * made from this list, and must be.
 */
export const spoken = {
  View: {
    'aria-role': '',
    'aria-label': '',
    'aria-hidden': '',
    'aria-checked': '',
    'aria-selected': '',
    'aria-disabled': '',
    'aria-live': ''
  },
  Text: { 'aria-role': '', 'aria-label': '', 'aria-hidden': '' },
  Image: { 'aria-role': '', 'aria-label': '', 'aria-hidden': '' },
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' }
}
