/** Hands a number to the phone's dialler; a computer asks which program to use. */
export function callPhone(number: string, leave: (address: string) => void = (address) => location.assign(address)) {
  leave(`tel:${number.replace(/[^\d+-]/g, '')}`)
  return Promise.resolve()
}
