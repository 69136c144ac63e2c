/** The page's config tells the chat app (`disableSwipeBack`), before the page opens. */
export function holdBackSwipe(): () => void {
  return () => undefined
}
