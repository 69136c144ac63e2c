/** In the place of the feedback port: a toast is noted and not shown, a question is answered with yes. */
module.exports = {
  ...jest.requireActual('@/platform/feedback'),
  confirm: jest.fn(() => Promise.resolve(true)),
  toast: jest.fn()
}
