/** At once: the page is drawn by another thread, and in pieces it would only be later. */
export const startTransition = (render: () => void): void => render()
