// A page out of the browser's memory shows what was before: it asks anew what became of the payment.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})
