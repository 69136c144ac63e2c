import type { PropsWithChildren } from 'react'
import './app.scss'

/** The application: Taro renders each page as its child. */
export default function App({ children }: PropsWithChildren) {
  return children
}
