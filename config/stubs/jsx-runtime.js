// React's functions that make elements, as exports that the build may rename: nine thousand calls name them.
import * as elements from 'react-elements'

export const jsx = elements.jsx
export const jsxs = elements.jsxs
export const Fragment = elements.Fragment
