/** Scope of a component's classes; the page's own have none. */
export const scopeOf = (path: string): string => path.replace(/[^\w-]/g, '_')
