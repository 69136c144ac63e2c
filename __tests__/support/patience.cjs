// Pages are rendered in turns, and a test that looks for something walks the whole page between two of them: on a slow,
// busy machine what comes within a second elsewhere takes longer. Waiting longer is all it is: what never comes still fails.
require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 })
// The first test of a file also loads the app.
jest.setTimeout(180_000)
