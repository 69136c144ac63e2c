/** In the place of the navigator: where one would go is noted, nobody goes; every jump succeeds. */
const arrives = () => jest.fn(() => Promise.resolve(true))
module.exports = {
  ...jest.requireActual('@/routes'),
  go: arrives(),
  back: arrives(),
  backPast: arrives(),
  leaveLogin: arrives()
}
