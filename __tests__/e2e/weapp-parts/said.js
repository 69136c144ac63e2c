/** What the pages heard, in order: whose event, which, and its detail. Kept in storage, where a test reads it. */
const heard = []
const keep = (who, what, detail) => {
  heard.push([who, what, detail])
  wx.setStorageSync('heard', heard)
}

module.exports = {
  keep,
  /** A picture of one point. */
  dot: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  say(event) {
    keep(event.currentTarget.id, event.type, event.detail)
  }
}
