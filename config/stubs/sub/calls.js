// Calls of a sub-application (config/stubs/sub/scope.js) end with it, or once their replies are read.
'use strict'

/** ms a caller has to begin reading a reply; after that the request is aborted. */
const READ_MS = 10_000
exports.READ_MS = READ_MS

/** Tells when a reply's body is read or never will be, however it is read. */
function watchBody(page, response, over) {
  for (const method of ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'])
    if (page.Response.prototype[method])
      response[method] = async () => {
        try {
          return await page.Response.prototype[method].call(response)
        } finally {
          over()
        }
      }
  const { body } = response
  const { getReader } = body
  body.getReader = (...args) => {
    const reader = getReader.apply(body, args)
    reader.closed.then(over, over)
    return reader
  }
}

/**
 * The browser's `fetch` of an app that `lives` for a while: at its end requests under way are aborted, and no caller is
 * notified.
 */
exports.callsOf = (page, lives, atEnd) => {
  const underWay = new Set()
  atEnd.push(() => underWay.forEach((giveUp) => giveUp()))
  return (address, options) => {
    const call = new page.AbortController()
    const signal = options?.signal
    let unread
    const stop = () => call.abort()
    const over = () => {
      underWay.delete(giveUp)
      page.clearTimeout(unread)
      signal?.removeEventListener('abort', stop)
    }
    const giveUp = () => {
      stop()
      over()
    }
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    underWay.add(giveUp)
    return new Promise((resolve, reject) => {
      page.fetch(address, { ...options, signal: call.signal }).then(
        (response) => {
          if (!lives()) return
          // its body is a part of the call
          if (response.body === null) over()
          else {
            watchBody(page, response, over)
            unread = page.setTimeout(() => response.bodyUsed || response.body.locked || giveUp(), READ_MS)
          }
          resolve(response)
        },
        (error) => {
          over()
          if (lives()) reject(error)
        }
      )
    })
  }
}
