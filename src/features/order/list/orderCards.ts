import { times } from '@/ui/screen/skeletonParts'

/** Three order cards to come; the page's first view in `config/firstViews` has the same boxes. */
export const orderCards = times(3, [
  '.order-card',
  ['.order-card__head', 'line 38%', 'line 14%'],
  'label 46%',
  ['.order-card__body', 'thumb thumb--s', ['lines', 'line', 'short'], 'line 20%'],
  ['end', 'button', 'button']
])
