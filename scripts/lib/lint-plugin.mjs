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

export default {
  meta: { name: 'shop' },
  rules: { 'no-restricted-syntax': restrictedSyntax, 'max-lines-per-function': linesPerFunction }
}
