/** A picture in a test. */
module.exports = 'test-file.svg'
