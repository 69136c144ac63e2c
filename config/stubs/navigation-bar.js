// Taro's own navigation bar, in place of its module: every screen draws its own (src/ui/screen/NavBar). The original stands 24 px
// high over the page until the first page hides it, which moves everything down and up again, and carries 5 KB of drawings
export const initNavigationBar = () => undefined
