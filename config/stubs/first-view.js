// What the server shows of a page before its scripts are there (config/firstViews.ts) goes in the very task in which the
// page itself has something to show, or says that it failed: one frame has the one, the next the other.
const first = document.getElementById('first-view')
if (first) {
  const { until } = first.dataset
  const observer = new MutationObserver(() => {
    // looked up each time: Taro puts a copy in the place of the app's root
    const app = document.getElementById('app')
    if (!app || !app.firstElementChild || (until && app.querySelector(until))) return
    observer.disconnect()
    first.remove()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
