/**
 * Babel plugin: `jsx(View, { className: 'row', children: name, id })` is built as `both(View, 'row', name, { id })`, so that
 * the two commonest props name themselves in no call. `config/stubs/jsx-runtime.js` has the functions.
 */
const runtime = 'react/jsx-runtime'

/** Local names of the functions that make elements. */
const namesIn = (body) =>
  new Set(
    body
      .filter(({ type, source }) => type === 'ImportDeclaration' && source.value === runtime)
      .flatMap(({ specifiers }) => specifiers)
      .filter(({ imported }) => ['jsx', 'jsxs'].includes(imported?.name))
      .map(({ local }) => local.name)
  )

const isNamed = (property, name) =>
  property.type === 'ObjectProperty' && !property.computed && property.key.name === name

/** Which function makes an element with these props, by whether it has a class and children. */
const functionFor = (className, children) => {
  if (className && children) return 'both'
  if (className) return 'classed'
  return children ? 'holding' : undefined
}

/** The shorter call; undefined where props are not written out, or have neither class nor children. */
function shorterCall(types, { arguments: [type, props, key] }) {
  if (props?.type !== 'ObjectExpression') return undefined
  // what is spread may hold a class or children itself, and the later one wins
  if (props.properties.some((property) => property.type !== 'ObjectProperty')) return undefined
  const className = props.properties.find((property) => isNamed(property, 'className'))
  const children = props.properties.find((property) => isNamed(property, 'children'))
  const name = functionFor(className, children)
  if (!name) return undefined
  const others = props.properties.filter((property) => property !== className && property !== children)
  const rest = others.length > 0 || key ? [types.objectExpression(others)] : []
  const values = [className, children].flatMap((property) => (property ? [property.value] : []))
  return { name, given: [type, ...values, ...rest, ...(key ? [key] : [])] }
}

module.exports = function shortElements({ types }) {
  return {
    name: 'short-elements',
    visitor: {
      Program: {
        exit(program) {
          const names = namesIn(program.node.body)
          if (names.size === 0) return
          const locals = new Map()
          const localOf = (name) => {
            if (!locals.has(name)) locals.set(name, program.scope.generateUidIdentifier(name))
            return types.cloneNode(locals.get(name))
          }
          program.traverse({
            CallExpression({ node }) {
              if (!names.has(node.callee.name)) return
              const shorter = shorterCall(types, node)
              if (!shorter) return
              node.callee = localOf(shorter.name)
              node.arguments = shorter.given
            }
          })
          const specifiers = [...locals].map(([name, local]) => types.importSpecifier(local, types.identifier(name)))
          if (specifiers.length === 0) return
          program.unshiftContainer('body', types.importDeclaration(specifiers, types.stringLiteral(runtime)))
        }
      }
    }
  }
}
