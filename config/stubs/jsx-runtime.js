// React's functions that make elements, as exports that the build may rename: nine thousand calls name them.
import * as elements from 'react-elements'

export const jsx = elements.jsx
export const jsxs = elements.jsxs
export const Fragment = elements.Fragment

// what config/plugins/shortElements.cjs writes: the class and the children without their names, then the other props and the key
const classed = (type, className, props = {}, key) => {
  props.className = className
  return elements.jsx(type, props, key)
}
const holding = (type, children, props = {}, key) => {
  props.children = children
  return elements.jsx(type, props, key)
}
const both = (type, className, children, props = {}, key) => {
  props.className = className
  props.children = children
  return elements.jsx(type, props, key)
}

export { both, classed, holding }
