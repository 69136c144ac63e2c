// the sheet that stands under all others comes with what is evaluated first
import './components.scss'

// What the HTML shows before there is a page goes in the very task in which the page itself has something to show, or says
// that it failed: one frame has the one, the next the other. `#first-view` is what the server shows of the page
// (config/firstViews.ts), `#start-slow` what is said when its scripts don't come (src/index.html).
const first = document.getElementById('first-view')
const { until } = first?.dataset ?? {}
const { pathname } = location
const observer = new MutationObserver(() => {
  // looked up each time: Taro puts a copy in the place of the app's root
  const app = document.getElementById('app')
  if (!app?.firstElementChild) return
  document.getElementById('start-slow')?.remove()
  // another page is shown as it is, while the first goes on waiting beneath it
  if (location.pathname === pathname && until && app.querySelector(until)) return
  observer.disconnect()
  first?.remove()
})
observer.observe(document.body, { childList: true, subtree: true })
