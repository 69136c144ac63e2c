/** The chat app is told by the page's config (`disableSwipeBack`), before the page opens. */
export function holdBackSwipe(): () => void {
  return () => undefined
}
