/** ms; default of spec 9.1. */
export const toastDuration = 1500

export interface Confirmation {
  title: string
  content?: string
  confirmText?: string
  cancelText?: string
  /** What putting the dialog away without an answer means; no by default. */
  putAway?: boolean
  /** What is confirmed can't be undone: the button says so by colour. */
  danger?: boolean
}
