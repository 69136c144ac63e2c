// What the server shows of a page before its scripts are there (config/firstViews.ts) goes in the very task in which the
// page itself has something to show, or says that it failed: one frame has the one, the next the other.
const first = document.getElementById('first-view')
if (first) {
  const { until } = first.dataset
  const { pathname } = location
  const observer = new MutationObserver(() => {
    // looked up each time: Taro puts a copy in the place of the app's root
    const app = document.getElementById('app')
    // another page is shown as it is, while the first goes on waiting beneath it
    const waits = location.pathname === pathname && until && app?.querySelector(until)
    if (!app?.firstElementChild || waits) return
    observer.disconnect()
    first.remove()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
