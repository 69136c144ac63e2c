// The lint rule that oxlint lacks: what a selector finds may not be written there. Read by oxlint.config.mjs.

/** Options: `{ selector, message }`, any number; the selector is esquery's. */
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

export default { meta: { name: 'shop' }, rules: { 'no-restricted-syntax': restrictedSyntax } }
