/** Checks of what somebody else wrote; by their own path, since the route table is read outside the build too. */
export * from '../../domain/check'
