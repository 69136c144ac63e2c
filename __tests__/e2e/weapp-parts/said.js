/** What the pages heard, in order: whose event, which, and its detail. Kept in storage, where a test reads it. */
const heard = []
const keep = (who, what, detail) => {
  heard.push([who, what, detail])
  wx.setStorageSync('heard', heard)
}

module.exports = {
  keep,
  say(event) {
    keep(event.currentTarget.id, event.type, event.detail)
  }
}
