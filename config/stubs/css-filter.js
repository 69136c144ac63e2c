// The sanitiser is asked to filter no CSS (src/lib/html.ts has rules of its own), but brings 8 KB of a filter's list of
// properties. Turning it on by mistake drops every style and lets none through.
class FilterCSS {
  process() {
    return ''
  }
}
exports.FilterCSS = FilterCSS
exports.getDefaultWhiteList = () => ({})
