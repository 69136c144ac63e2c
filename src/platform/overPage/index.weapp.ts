/** The host's own «back» belongs to its pages. */
export function leavesByItself(): void {}
