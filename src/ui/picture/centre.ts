/** Scrolls a row sideways until one of the elements in it stands in its middle, or as near to it as the row goes. */
export function centre(row: HTMLElement, element: HTMLElement | null | undefined): void {
  const first = row.firstElementChild as HTMLElement | null
  if (first && element)
    row.scrollLeft = element.offsetLeft - first.offsetLeft - (row.clientWidth - element.offsetWidth) / 2
}
