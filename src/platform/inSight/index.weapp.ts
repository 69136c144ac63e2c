/** The host tells a page that is out of sight by itself. */
export const isInSight = (): boolean => true
