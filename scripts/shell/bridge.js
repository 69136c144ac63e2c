// What the fake app lays into each page of the shop, before its own scripts: the object that takes messages. A web view has
// no page around it, so the frame's page takes itself for the topmost one.
{
  const shell = window.parent
  const shellOrigin = 'SHELL_ORIGIN'
  window.parent = window
  let isCovered = false
  for (const [name, of] of [
    ['visibilityState', () => (isCovered ? 'hidden' : 'visible')],
    ['hidden', () => isCovered]
  ])
    Object.defineProperty(document, name, { get: of, configurable: true })

  Object.defineProperty(window, 'appBridge', {
    value: Object.freeze({
      postMessage(text) {
        shell.postMessage({ kind: 'message', text: String(text) }, shellOrigin)
      }
    })
  })

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== shellOrigin || source !== shell) return
    if (data.kind === 'answer') {
      const [object, name] = String(data.path).split('.')
      window[object]?.[name]?.(data.reply)
    } else if (data.kind === 'cover') {
      isCovered = data.covered
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
  const tellPlace = () => shell.postMessage({ kind: 'place', path: location.pathname + location.search }, shellOrigin)
  tellPlace()
  window.addEventListener('popstate', tellPlace)
}
