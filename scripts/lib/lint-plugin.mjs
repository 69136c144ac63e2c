// Lint rules that oxlint lacks. Read by oxlint.config.mjs.

/** What a selector finds may not be written there. Options: `{ selector, message }`, any number; the selector is esquery's. */
const restrictedSyntax = {
  meta: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['selector', 'message'],
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        additionalProperties: false
      }
    }
  },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })])
    )
}

/** What stands between `describe('…', ` and its end is a list of tests, not a function to be read at once. */
const isOfDescribe = ({ parent }) => {
  if (parent?.type !== 'CallExpression') return false
  let { callee } = parent
  while (callee.type !== 'Identifier') {
    callee = callee.type === 'CallExpression' ? callee.callee : callee.object
    if (!callee) return false
  }
  return /^[fx]?describe$/.test(callee.name)
}

/** Lines of a function, blank ones and comments too, but not of those that `describe` takes. Option: how many. */
const linesPerFunction = {
  meta: { schema: [{ type: 'integer' }] },
  create(context) {
    const [most] = context.options
    const check = (node) => {
      const lines = node.loc.end.line - node.loc.start.line + 1
      if (lines <= most || isOfDescribe(node)) return
      context.report({ node, message: `A function of ${lines} lines; ${most} are the most.` })
    }
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check }
  }
}

/** Identifiers that a pattern declares: `{ a: [b], ...c }` declares b and c. */
function declared(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => declared(property.value ?? property.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap(declared)
    case 'AssignmentPattern':
      return declared(pattern.left)
    case 'RestElement':
      return declared(pattern.argument)
    case 'TSParameterProperty':
      return declared(pattern.parameter)
    default:
      return []
  }
}

/** Names that say nothing of what they hold, for variables, parameters, bindings and functions; a property may be the wire's. */
const vagueNames = {
  meta: { schema: { type: 'array', items: { type: 'string' } } },
  create(context) {
    const refused = new Set(context.options)
    const check = (patterns) => {
      for (const node of patterns.flatMap(declared))
        if (refused.has(node.name))
          context.report({ node, message: `Name «${node.name}» by the noun of what it holds (docs/WORDS.md).` })
    }
    const checkFunction = ({ id, params }) => check([id, ...params])
    return {
      VariableDeclarator: ({ id }) => check([id]),
      CatchClause: ({ param }) => check([param]),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      TSFunctionType: checkFunction,
      TSMethodSignature: ({ params }) => check(params)
    }
  }
}

export default {
  meta: { name: 'shop' },
  rules: {
    'no-restricted-syntax': restrictedSyntax,
    'max-lines-per-function': linesPerFunction,
    'no-vague-names': vagueNames
  }
}
