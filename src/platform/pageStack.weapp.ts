/** The platform keeps its own page stack. */
export function mendPageStack(): void {}
