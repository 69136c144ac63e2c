/** The platform keeps its own page stack. */
export function tellPagesApartByQuery(): void {}
