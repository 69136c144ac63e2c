import { scrollToElement } from '@/platform/scroll'

/** px from the top of the page to a field that is shown: the bar and the field's label. */
const under = 140

/** Scrolls to the field with this id; its input takes the cursor by its own `focus`. */
export const showField = (id: string): void => scrollToElement(id, under)
