// Taro's own pull-to-refresh for HTML components, in place of its module: it takes its wrapper for what scrolls, so every
// pull counts as one at the top (a page can't be scrolled back up by touch) and no page ever hears of it. Screens bring
// their own, src/ui/screen/usePullRefresh
export default ({ children }) => children
