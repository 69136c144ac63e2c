import { useDidHide, useDidShow } from '@tarojs/taro'
import { createContext, useContext, useState, type ReactNode } from 'react'

const Shown = createContext(true)

/** Knows whether its page is on top and the app in front; `definePage` puts one around every page. */
export function PageVisibleScope({ children }: { children: ReactNode }) {
  const [isVisible, setIsVisible] = useState(true)
  useDidShow(() => setIsVisible(true))
  useDidHide(() => setIsVisible(false))
  return <Shown.Provider value={isVisible}>{children}</Shown.Provider>
}

/**
 * False while the page lies under another one, or the mini-program is in the background. What draws by a clock stands
 * still then: each drawing is a message to a page that nobody sees.
 */
export const usePageVisible = (): boolean => useContext(Shown)
