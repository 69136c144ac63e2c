/** What a test read is no test's after it. */
afterEach(() => require('../../src/api/query').forgetQueries())
